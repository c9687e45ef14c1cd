/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readableOn, tokens } from '@/widget/ui/drawing';
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

  it('takes a mark after a backslash for text, within other marks, too', () => {
    render(
      <SafeMarkdown>{'\\*a\\* \\[b\\]\\(https\\:\\/\\/e.test\\) **c \\*\\* d** \\- e C:\\dir'}</SafeMarkdown>,
    );
    expect(document.body).toHaveTextContent('*a* [b](https://e.test) c ** d - e C:\\dir');
    expect(screen.getByText('c ** d').tagName).toBe('STRONG');
    expect(document.querySelector('em, a, li')).toBeNull();
  });

  it('makes a bare address a link, the full stop after it left out', () => {
    render(<SafeMarkdown>See https://e.test/page.</SafeMarkdown>);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://e.test/page');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](vbscript:x)',
    '[x](data:text/html,hi)',
    '[x](blob:https://e.test/1)',
    '[x](//evil.test)',
    '[x](/\\evil.test)',
    '[x](\\\\evil.test)',
    '[**x**](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '<img src=x onerror=alert(1)>',
    '<script>x</script>',
  ])('makes nothing that acts of %s', (text) => {
    render(<SafeMarkdown>{text}</SafeMarkdown>);
    expect(document.querySelector('a, img, script')).toBeNull();
    expect(document.body).toHaveTextContent('x');
  });

  it('gives a link no more of the text than its address', () => {
    render(<SafeMarkdown>{'[x](https://e.test/"onmouseover="alert(1))'}</SafeMarkdown>);
    expect(screen.getByRole('link').getAttributeNames().toSorted()).toEqual([
      'class',
      'href',
      'rel',
      'target',
    ]);
  });

  it('opens pages beside the conversation, and calls and mails in their own program', () => {
    render(
      <SafeMarkdown>{'[call](tel:112) [write](mailto:a@e.test) [read](/help) [below](#end)'}</SafeMarkdown>,
    );
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('target'));
    expect(targets).toEqual([null, null, '_blank', null]);
  });

  it('draws items that say the same each', () => {
    render(<SafeMarkdown>{'- one\n- one'}</SafeMarkdown>);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['opening brackets', '['],
    ['half links', '[a]('],
    ['stars', '**a'],
    ['bullets', '\n- '],
    ['addresses', 'http://'],
    ['an address of dots', 'http://e.test.'],
  ])('reads 100,000 signs of %s without delay', (_, part) => {
    const startedMs = performance.now();
    renderToString(<SafeMarkdown>{part.repeat(100_000 / part.length)}</SafeMarkdown>);
    expect(performance.now() - startedMs).toBeLessThan(2000);
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

describe('a header whose colours make its buttons hard to see', () => {
  const warned = (primary: string, secondary: string) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    tokens(primary, secondary, '');
    tokens(primary, secondary, '');
    environment.restore();
    const calls = warn.mock.calls.length;
    warn.mockRestore();
    return calls;
  };

  it.each([
    ['#eeeeee', '#222222', 1],
    ['#0b2a5b', '#0f6b45', 0],
    ['#42b0c5', '#491d8d', 0],
    ['var(--own)', '#222222', 0],
  ])('from %s to %s is named once to the developer, the default never', (primary, secondary, times) => {
    expect(warned(primary, secondary)).toBe(times);
  });
});
