import { builtStyles, inlineStyles } from '@/lib/server/inline-styles';

const link = (file: string) => `<link rel="stylesheet" href="/_next/static/${file}" data-precedence="next"/>`;
const off = (file: string) => link(file).replace('"next"/>', '"next" disabled=""/>');
const page = (head: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body></body></html>`;
const sheets: Record<string, string> = {
  'chunks/a.css': '@layer base{a{color:red}}',
  'chunks/b_-~.css':
    '@font-face{src:url(../media/x.woff2)format("woff2")}b{background:url(data:image/png;base64,aa)}',
  'chunks/odd.css': 'b::after{content:"</style><script>"}',
};
const read = (file: string) => sheets[file];

describe('the sheets of a page', () => {
  it('stand in it in their order, where the first one was named, and are asked for no more', () => {
    const html = page(`${link('chunks/a.css')}<meta name="x"/>${link('chunks/b_-~.css')}`);
    expect(inlineStyles(html, read)).toBe(
      page(
        `<style>@layer base{a{color:red}}@font-face{src:url(/_next/static/media/x.woff2)format("woff2")}b{background:url(data:image/png;base64,aa)}</style>${off('chunks/a.css')}<meta name="x"/>${off('chunks/b_-~.css')}`,
      ),
    );
  });

  it('are told for the policy, and the same once they stand in the page', () => {
    const html = page(link('chunks/a.css'));
    expect(builtStyles(html, read)).toBe(sheets['chunks/a.css']);
    expect(builtStyles(inlineStyles(html, read), read)).toBe(sheets['chunks/a.css']);
    expect(builtStyles(page('<style>b{color:red}</style>'), read)).toBeUndefined();
  });

  it.each([
    ['without a sheet', page('<title>x</title>')],
    ['with a sheet that cannot be read', page(link('chunks/a.css') + link('chunks/gone.css'))],
    ['with a sheet that would end its own tag', page(link('chunks/odd.css'))],
    ['with a stranger’s sheet', page('<link rel="stylesheet" href="/widget.css" data-precedence="next"/>')],
    ['that has them already', inlineStyles(page(link('chunks/a.css')), read)],
  ])('a page %s stays as it is', (_name, html) => {
    expect(inlineStyles(html, read)).toBe(html);
  });
});
