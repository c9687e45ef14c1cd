/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { blocksOf, RichMarkdown } from '@/widget/ui/rich/rich-markdown';
import { SafeMarkdown } from '@/widget/ui/safe-markdown';

const table = '| Day | *Time* |\n|:---|---:|\n| Monday | **10** |\n| Tuesday |\nAfter it';

/** Under this nobody waits; processor time, so that other programs do not count. */
const LIMIT_MS = 200;

describe('code and tables in markdown', () => {
  it('draws a fence as code, as it is written, in a region that can be reached and scrolled', () => {
    render(<RichMarkdown text={'Before\n```ts\nconst a = **1**;\n<b>no</b>\n```\nAfter'} />);
    const region = screen.getByRole('region', { name: 'Code: ts' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region.querySelector('pre > code')?.textContent).toBe('const a = **1**;\n<b>no</b>');
    expect(region.querySelector('b, strong')).toBeNull();
    expect(document.body).toHaveTextContent(/^Before.*After$/);
  });

  it('draws a fence that is still open to the end', () => {
    render(<RichMarkdown text={'~~~\nconst a = 1;'} />);
    expect(screen.getByRole('region', { name: 'Code' })).toHaveTextContent('const a = 1;');
  });

  it('draws a table with names of columns, marks and sides, and fills what is missing', () => {
    render(<RichMarkdown text={table} />);
    const region = within(screen.getByRole('region', { name: 'Table' }));
    const names = region.getAllByRole('columnheader');
    expect(names.map((name) => [name.textContent, name.getAttribute('scope')])).toEqual([
      ['Day', 'col'],
      ['Time', 'col'],
    ]);
    expect(region.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Monday',
      '10',
      'Tuesday',
      '',
    ]);
    expect(region.getByText('10').tagName).toBe('STRONG');
    expect(region.getByText('10').closest('td')).toHaveAttribute('data-rcb-align', 'end');
    expect(document.body).toHaveTextContent(/After it$/);
  });

  it('keeps a bar with a backslash before it in its cell, in code too', () => {
    render(<RichMarkdown text={'| A \\| B | `a \\| b` |\n|---|---|\n| 1 \\| | 2 |'} />);
    const texts = (role: string) => screen.getAllByRole(role).map((cell) => cell.textContent);
    expect(texts('columnheader')).toEqual(['A | B', 'a | b']);
    expect(texts('cell')).toEqual(['1 |', '2']);
    expect(screen.getByText('a | b').tagName).toBe('CODE');
  });

  it('leaves a line with a bar, and dashes that do not fit it, as words', () => {
    render(<RichMarkdown text={'one | two\n---\nthree'} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(document.body).toHaveTextContent('one | two --- three');
  });

  it('never makes markup of what is in a cell or a fence', () => {
    render(<RichMarkdown text={'| <img src=x onerror=alert(1)> |\n|---|\n| [x](javascript:alert(1)) |'} />);
    expect(document.querySelector('img, a, script')).toBeNull();
  });

  it.each([
    ['open fences', '```\n'],
    ['bars', '|'],
    ['dashes and bars', '|-'],
    ['heads of tables', '|a|\n|-|\n'],
    ['stars in cells', '|*a\n|-\n'],
    ['spaces after bars', '| '],
  ])('goes through a hundred thousand characters of %s in no time', (_, piece) => {
    const before = process.cpuUsage();
    blocksOf(piece.repeat(100_000 / piece.length).split('\n'));
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(LIMIT_MS);
  });

  it('comes into a message when it has code or a table, and is read with its marks until then', async () => {
    render(<SafeMarkdown>{'A `b`\n```\ncode\n```'}</SafeMarkdown>);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(document.body).toHaveTextContent('code');
    await act(async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    });
    expect(screen.getByRole('region', { name: 'Code' })).toHaveTextContent('code');
  });
});
