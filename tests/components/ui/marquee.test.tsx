import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Marquee } from '@/components/ui/marquee';

function strip(onPress: (name: string) => void = () => {}) {
  const items = ['Rina', 'Arun'].map((name) => ({
    key: name,
    node: (
      <button type="button" onClick={() => onPress(name)}>
        {name}
      </button>
    ),
  }));
  return <Marquee label="Stories" pauseLabel="Pause" playLabel="Play" items={items} />;
}

const region = () => screen.getByRole('region', { name: 'Stories' });

describe('Marquee', () => {
  it('has its Pause button before every card', async () => {
    render(strip());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  });

  it('stays paused after the mouse has left', async () => {
    const user = userEvent.setup();
    render(strip());
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.hover(region());
    await user.unhover(region());
    expect(region()).toHaveAttribute('data-motion', 'paused');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('stops when focus reaches a card and does not start by itself when focus leaves', async () => {
    const user = userEvent.setup();
    render(strip());
    await user.tab();
    expect(region()).toHaveAttribute('data-motion', 'running');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Rina' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(region()).toHaveAttribute('data-motion', 'paused');
  });

  it('moves again when asked', async () => {
    const user = userEvent.setup();
    render(strip());
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(region()).toHaveAttribute('data-motion', 'running');
  });

  it('offers each card once: copies are inert and hidden from assistive technology', () => {
    render(strip());
    expect(within(region()).getAllByRole('button', { name: 'Rina' })).toHaveLength(1);
    const copies = screen.getAllByText('Rina').slice(1);
    expect(copies.length).toBeGreaterThan(0);
    for (const copy of copies) expect(copy.closest('[inert][aria-hidden="true"]')).not.toBeNull();
  });

  it('takes a press on a copy for one on its original', () => {
    const onPress = jest.fn();
    render(strip(onPress));
    const [original, copy] = screen.getAllByText('Arun');
    const box = copy?.closest('li');
    if (!box || !original) throw new Error('the strip has no copy');
    jest.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(500, 10, 100, 100));
    const viewport = original.closest('ul')?.parentElement?.parentElement;
    if (!viewport) throw new Error('the strip has no viewport');
    fireEvent.click(viewport, { clientX: 550, clientY: 50 });
    expect(onPress).toHaveBeenCalledWith('Arun');
    expect(original).toHaveFocus();
  });

  it('stands still and holds each card once in the HTML of the server', () => {
    const html = renderToString(strip());
    expect(html).toContain('data-live="false"');
    expect(html.match(/Rina/g)).toHaveLength(1);
  });
});
