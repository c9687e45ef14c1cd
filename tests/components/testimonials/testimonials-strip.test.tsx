import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Testimonials } from '@/components/testimonials/testimonials';
import { TestimonialsStrip } from '@/components/testimonials/testimonials-strip';
import { dictionaries } from '@/lib/i18n/dictionaries';
import type { VideoLink } from '@/lib/stories/video-link';
import { stubDialogs } from '@/tests/helpers/dialog';
import { makeTestimonial } from '@/tests/helpers/make';

const { messages, testimonials: copy } = dictionaries.en;
const words = { copy, language: 'en', empty: messages.testimonials.empty } as const;
const phone = { phone: '+91 11111 11111', phoneHref: 'tel:+911111111111' };
const rina = makeTestimonial();
const imran = makeTestimonial({
  id: 't2',
  customer_name: 'Imran K.',
  video_url: 'https://youtu.be/aqz-KE-bpKQ',
});
const lost = makeTestimonial({ id: 't3', customer_name: 'Lost', video_url: 'https://www.youtube.com/' });

let breakPlayer = () => {};

jest.mock('@/components/testimonials/film-player', () => ({
  FilmPlayer: ({ link, onBroken }: { link: VideoLink; onBroken: () => void }) => {
    breakPlayer = onBroken;
    return <div data-testid="player">{link.kind === 'file' ? link.url : `youtube ${link.id}`}</div>;
  },
}));

async function openCard(name: string) {
  const user = userEvent.setup();
  render(<TestimonialsStrip items={[rina, imran, lost]} phone={phone} words={words} />);
  const card = screen.getByRole('button', { name: `Play ${name}'s story, video` });
  await user.click(card);
  return { user, card, dialog: await screen.findByRole('dialog', { name }) };
}

describe('TestimonialsStrip', () => {
  beforeEach(stubDialogs);

  it('opens a modal titled with the name and plays a file', async () => {
    const { dialog } = await openCard('Rina D.');
    expect(within(dialog).getByRole('heading', { name: 'Rina D.' })).toBeVisible();
    expect(await within(dialog).findByTestId('player')).toHaveTextContent(rina.video_url);
  });

  it('plays a YouTube link by its video id, with the phone as a way on', async () => {
    const { dialog } = await openCard('Imran K.');
    expect(await within(dialog).findByTestId('player')).toHaveTextContent('youtube aqz-KE-bpKQ');
    expect(within(dialog).getByRole('link', { name: phone.phone })).toHaveAttribute('href', phone.phoneHref);
  });

  it('takes the player away when it closes and gives focus back to the card', async () => {
    const { user, card, dialog } = await openCard('Rina D.');
    await within(dialog).findByTestId('player');
    await user.click(within(dialog).getByRole('button', { name: 'Close the video' }));
    await waitFor(() => expect(screen.queryByTestId('player')).not.toBeInTheDocument());
    expect(card).toHaveFocus();
  });

  it('says kindly that a link cannot be played and gives the phone', async () => {
    const { dialog } = await openCard('Lost');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('cannot be played here');
    expect(within(dialog).getByRole('link', { name: phone.phone })).toHaveAttribute('href', phone.phoneHref);
    expect(screen.queryByTestId('player')).not.toBeInTheDocument();
  });

  it('says so too when the player fails, and links to the file', async () => {
    const { dialog } = await openCard('Rina D.');
    await within(dialog).findByTestId('player');
    act(() => breakPlayer());
    expect(within(dialog).getByRole('alert')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Open the video by itself' })).toHaveAttribute(
      'href',
      rina.video_url,
    );
  });

  it('says of a silent film that it is silent, and holds what is said in a film ready to be read', async () => {
    const user = userEvent.setup();
    const transcript = { en: 'I came in June.', bn: 'জুনে এসেছিলাম।' };
    render(
      <TestimonialsStrip
        items={[makeTestimonial({ silent: true, transcript })]}
        phone={phone}
        words={words}
      />,
    );
    await user.click(screen.getByRole('button', { name: "Play Rina D.'s story, video" }));
    const dialog = await screen.findByRole('dialog', { name: 'Rina D.' });
    expect(within(dialog).getByText('This video has no sound.')).toBeVisible();
    await user.click(within(dialog).getByText('What is said in the video'));
    expect(within(dialog).getByText('I came in June.')).toBeVisible();
    expect(within(dialog).getByText('জুনে এসেছিলাম।')).toHaveAttribute('lang', 'bn');
  });

  it('says nothing of sound where the content does not', async () => {
    const { dialog } = await openCard('Rina D.');
    expect(within(dialog).queryByText(/no sound|What is said/)).toBeNull();
  });

  it('says in the words of the document that there are none', () => {
    render(<TestimonialsStrip items={[]} phone={phone} words={words} />);
    expect(screen.getByText(/No testimonials found\./)).toBeVisible();
  });

  it('links each playable card to its video in the HTML of the server, and never to another scheme', () => {
    const hostile = makeTestimonial({ id: 't4', video_url: 'javascript:alert(1)' });
    const html = renderToString(<TestimonialsStrip items={[rina, hostile]} phone={phone} words={words} />);
    expect(html).toContain(`href="${rina.video_url}"`);
    expect(html).not.toContain('javascript:');
  });
});

describe('the testimonials of the home page', () => {
  const show = (...names: string[]) =>
    render(
      <Testimonials
        read={{
          ok: true,
          data: names.map((customer_name, id) => makeTestimonial({ id: `t${id}`, customer_name })),
        }}
        phone={phone}
        words={words}
        texts={{ ...messages.testimonials, ...dictionaries.en.recovery }}
      />,
    );

  it.each(['Sample: Rina, daughter', 'नमूना: रीना, बेटी', 'নমুনা: রিনা, মেয়ে'])(
    'say of %s that it is a sample',
    (name) => {
      show(name);
      expect(screen.getByText(copy.sampleLead)).toBeVisible();
      expect(screen.queryByText(copy.lead)).toBeNull();
    },
  );

  it('say whose words they are where people are real', () => {
    show('Rina D.');
    expect(screen.getByText(copy.lead)).toBeVisible();
    expect(screen.queryByText(copy.sampleLead)).toBeNull();
  });
});
