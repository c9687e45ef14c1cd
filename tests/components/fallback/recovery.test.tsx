import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { AccommodationsRecovery } from '@/components/accommodation/accommodations-recovery';
import { TestimonialsRecovery } from '@/components/testimonials/testimonials-recovery';
import { TreatmentRecovery } from '@/components/treatment/treatment-recovery';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';
import { makeAccommodation, makeFeature, makeTestimonial } from '@/tests/helpers/make';

const phone = { phone: '+91 11111 11111', phoneHref: 'tel:+911111111111' };
const problem = {
  error: { code: 'backend_timeout', message: 'The service took too long to answer.', request_id: 'r1' },
};

type Answer = { ok: boolean; body: unknown };

/** A server whose next answer is given by hand, so that the states between can be seen. */
function holdFetch() {
  let release: (answer: Answer) => void = () => {};
  const asked: string[] = [];
  globalThis.fetch = jest.fn((path) => {
    asked.push(String(path));
    return new Promise((resolve) => {
      release = ({ ok, body }) => resolve(Object.assign(Object.create(null), { ok, json: async () => body }));
    });
  });
  return { asked, answer: (answer: Answer) => act(async () => release(answer)) };
}

/** What the page of rooms gives its recovery. */
const rooms = (language: Language) => {
  const { messages, recovery, accommodation } = dictionaries[language];
  return {
    texts: { ...messages.accommodations, ...recovery },
    gallery: accommodation.gallery,
    links: linkTexts(language),
  };
};

const { messages, recovery, testimonials, treatment } = dictionaries.en;
const voices = {
  texts: { ...messages.testimonials, ...recovery },
  words: { copy: testimonials, language: 'en', empty: messages.testimonials.empty },
} as const;
const tiles = {
  texts: { ...messages.treatment, ...recovery },
  words: { copy: treatment.tiles, language: 'en', empty: messages.treatment.empty },
} as const;

const fresh = (element: React.ReactNode) => (
  <SWRConfig value={{ provider: () => new Map() }}>{element}</SWRConfig>
);

describe('recovery of a failed read', () => {
  it('shows the error text, another try and the phone, marked so that the page is not kept', () => {
    render(
      fresh(
        <TestimonialsRecovery {...voices} message="The service cannot be reached right now." phone={phone} />,
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error loading testimonials: The service cannot be reached right now.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: phone.phone })).toHaveAttribute('href', phone.phoneHref);
    expect(renderToString(<TestimonialsRecovery {...voices} message="x" phone={phone} />)).toContain(
      'data-degraded="true"',
    );
  });

  it('shows the loading text only while it reads, then the content', async () => {
    const server = holdFetch();
    render(fresh(<TreatmentRecovery {...tiles} message="Away." phone={phone} />));
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await screen.findByRole('status');
    await server.answer({ ok: true, body: [makeFeature()] });
    expect(await screen.findByRole('heading', { name: 'Counselling' })).toBeVisible();
    expect(server.asked).toEqual(['/api/features/']);
  });

  it('shows the new message after a second failure, and recovers on the next try', async () => {
    const user = userEvent.setup();
    const server = holdFetch();
    render(fresh(<TestimonialsRecovery {...voices} message="Away." phone={phone} />));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('status');
    await server.answer({ ok: false, body: problem });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error loading testimonials: The service took too long to answer.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading testimonials...');
    await server.answer({ ok: true, body: [makeTestimonial()] });
    expect(await screen.findByRole('button', { name: "Play Rina D.'s story, video" })).toBeVisible();
  });

  it('keeps focus in its place while the button is gone', async () => {
    holdFetch();
    render(fresh(<AccommodationsRecovery {...rooms('en')} phone={phone} />));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('status');
    expect(document.body).not.toHaveFocus();
  });

  it('treats an answer of another shape as a failure in the words of the document', async () => {
    const server = holdFetch();
    render(fresh(<AccommodationsRecovery {...rooms('en')} phone={phone} />));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('status');
    await server.answer({ ok: true, body: { rooms: [makeAccommodation()] } });
    expect((await screen.findByRole('alert')).textContent).toBe('Error loading accommodations.');
  });

  it('speaks the language of its page and asks for the content of that language', async () => {
    const { messages, recovery } = dictionaries.bn;
    const server = holdFetch();
    render(fresh(<AccommodationsRecovery {...rooms('bn')} phone={phone} />));
    expect(screen.getByRole('alert')).toHaveTextContent(messages.accommodations.failed);
    await userEvent.click(screen.getByRole('button', { name: recovery.again }));
    expect(await screen.findByRole('status')).toHaveTextContent(messages.accommodations.loading);
    expect(server.asked).toEqual(['/api/accommodations/?lang=bn']);
  });
});
