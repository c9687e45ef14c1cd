/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import type { Flow } from '@/widget/core/types';
import { dictionaries } from '@/widget/ui/rich/words';
import { settle, show } from './harness';

const cards: Flow = {
  start: {
    message: 'Which programme?',
    cards: [
      {
        title: 'Day care',
        text: 'Ten weeks',
        image: { src: '/day.jpg', alt: 'A garden' },
        options: [{ label: 'Ask for a place', value: 'day' }],
        links: [
          { label: 'Read more', href: 'https://example.org/day' },
          { label: 'Never', href: 'javascript:alert(1)' },
        ],
      },
      { title: 'At home', options: [{ label: 'Ask for a visit', value: 'home' }] },
    ],
    path: 'end',
  },
  end: { message: ({ userInput }) => `Got ${userInput}` },
};
const bubbles = () => [...document.querySelectorAll('.rcb-user-message')].map((one) => one.textContent);

describe('cards', () => {
  it('stand in a region named by the question that the keyboard reaches, each with its own answers', async () => {
    await show({ flow: cards });
    await settle();
    const region = screen.getByRole('region', { name: /Which programme/ });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getAllByRole('listitem')).toHaveLength(2);
    expect(within(region).getByRole('group', { name: 'Day care' })).toHaveTextContent('Ask for a place');
    expect(within(region).getByRole('img', { name: 'A garden' })).toHaveAttribute('loading', 'lazy');
  });

  it('lead to safe addresses only, without telling where from', async () => {
    await show({ flow: cards });
    await settle();
    expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('link', { name: 'Never' })).not.toBeInTheDocument();
  });

  it('show an option that cannot be chosen as such', async () => {
    const options = [{ label: 'Full', value: 'full', disabled: true }, 'Free'];
    const { user } = await show({ flow: { start: { message: 'Which?', cards: [{ title: 'A', options }] } } });
    await settle();
    const full = screen.getByRole('button', { name: 'Full' });
    expect(full).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Free' })).toHaveAttribute('aria-disabled', 'false');
    await user.click(full);
    await settle();
    expect(bubbles()).toEqual([]);
  });

  it('answer with the value and say the label', async () => {
    const { user } = await show({ flow: cards });
    await settle();
    await user.click(screen.getByRole('button', { name: 'Ask for a visit' }));
    await settle();
    expect(bubbles()).toEqual(['Ask for a visit']);
    expect(screen.getByText('Got home')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask for a place' })).toHaveAttribute('aria-disabled', 'true');
  });
});

const day: Flow = {
  start: { message: 'When?', input: { type: 'date', min: '2026-12-01', max: '2026-12-31' }, path: 'end' },
  end: { message: ({ userInput }) => `Got ${userInput}` },
};

describe('a date field', () => {
  it('is the browser’s own, named by the question, and hands on the day as the calendar writes it', async () => {
    const { user } = await show({ flow: day });
    await settle();
    const field = screen.getByLabelText(/When/);
    expect(field).toHaveAttribute('type', 'date');
    expect(field).toHaveAttribute('min', '2026-12-01');
    expect(field).toHaveAccessibleDescription(/December 1, 2026 to December 31, 2026/);
    fireEvent.change(field, { target: { value: '2026-12-24' } });
    await user.click(screen.getByRole('button', { name: 'Send this answer' }));
    await settle();
    expect(bubbles()).toEqual(['December 24, 2026']);
    expect(screen.getByText('Got 2026-12-24')).toBeInTheDocument();
    expect(screen.getByLabelText(/When/)).toHaveAttribute('readonly');
  });

  it.each(['', '2027-01-01'])('refuses %p in words', async (value) => {
    const { user } = await show({ flow: day });
    await settle();
    fireEvent.change(screen.getByLabelText(/When/), { target: { value } });
    await user.click(screen.getByRole('button', { name: 'Send this answer' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a date in the calendar.');
    expect(screen.getByLabelText(/When/)).toHaveAttribute('aria-invalid', 'true');
    expect(bubbles()).toEqual([]);
  });
});

const stars: Flow = {
  start: { message: 'How was it?', input: { type: 'rating', max: 4 }, path: 'end' },
  end: { message: ({ userInput }) => `Got ${userInput}` },
};

describe('a rating', () => {
  it('is a group of radio buttons with names, of which nothing is sent before the button', async () => {
    const { user } = await show({ flow: stars });
    await settle();
    const group = screen.getByRole('group', { name: /How was it/ });
    const names = within(group)
      .getAllByRole('radio')
      .map((star) => star.getAttribute('aria-label'));
    expect(names).toEqual(['1 of 4 stars', '2 of 4 stars', '3 of 4 stars', '4 of 4 stars']);
    const send = screen.getByRole('button', { name: 'Send this answer' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: '3 of 4 stars' }));
    await settle();
    expect(bubbles()).toEqual([]);
    await user.click(send);
    await settle();
    expect(bubbles()).toEqual(['3 of 4 stars']);
    expect(screen.getByText('Got 3')).toBeInTheDocument();
  });

  it('speaks the language of the widget', async () => {
    await show({ flow: stars, settings: { general: { language: 'hi' } } });
    await settle();
    expect(screen.getByRole('radio', { name: '4 में से 2 सितारे' })).toBeInTheDocument();
  });

  it('says a host’s own words before its own', async () => {
    await show({ flow: stars, settings: { richText: { stars: '{count}/{max}' } } });
    await settle();
    expect(screen.getByRole('radio', { name: '2/4' })).toBeInTheDocument();
  });
});

describe('the words of these parts', () => {
  const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  it.each(Object.entries(dictionaries))('are all there in %s, with the same gaps', (_, words) => {
    const { en } = dictionaries;
    expect(Object.keys(words)).toEqual(Object.keys(en ?? {}));
    expect(Object.values(words).map(gaps)).toEqual(Object.values(en ?? {}).map(gaps));
    expect(Object.values(words).every((text) => text.trim() !== '')).toBe(true);
  });
});
