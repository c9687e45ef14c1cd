/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { readableOn } from '@/widget/ui/colours';
import { SafeMarkdown } from '@/widget/ui/safe-markdown';

describe('text on a colour', () => {
  it.each([
    ['#42b0c5', '#14161a'],
    ['#491d8d', '#ffffff'],
    ['#fff', '#14161a'],
    ['#000', '#ffffff'],
    ['rebeccapurple', '#ffffff'],
  ])('on %s is %s', (colour, text) => {
    expect(readableOn(colour)).toBe(text);
  });
});

describe('light markdown', () => {
  it('draws bold, italic, code, links and lists as elements', () => {
    render(<SafeMarkdown>{'A **b** *c* `d` [e](https://e.test/x)\n- one\n- two\nafter'}</SafeMarkdown>);
    expect(screen.getByText('b').tagName).toBe('STRONG');
    expect(screen.getByText('c').tagName).toBe('EM');
    expect(screen.getByText('d').tagName).toBe('CODE');
    expect(screen.getByRole('link', { name: 'e' })).toHaveAttribute('href', 'https://e.test/x');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
    expect(document.body).toHaveTextContent('after');
  });

  it('makes a bare address a link, the full stop after it left out', () => {
    render(<SafeMarkdown>See https://e.test/page.</SafeMarkdown>);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://e.test/page');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](data:text/html,hi)',
    '[x](//evil.test)',
    '<a href="https://e.test">',
    '<img src=x onerror=alert(1)>',
  ])('makes nothing that acts of %s', (text) => {
    render(<SafeMarkdown>{text}</SafeMarkdown>);
    expect(document.querySelector('img, [href^="javascript"], [href^="data"], [href^="//"]')).toBeNull();
  });

  it('lets elements through', () => {
    render(
      <SafeMarkdown>
        <b>own</b>
      </SafeMarkdown>,
    );
    expect(screen.getByText('own').tagName).toBe('B');
  });
});
