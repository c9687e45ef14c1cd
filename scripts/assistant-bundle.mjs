import { build, transform } from 'esbuild';

const shared = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  charset: 'utf8',
  // Other sites have no router of ours.
  alias: { 'next/link': './scripts/plain-link.mjs' },
  // Font faces of a stylesheet in a shadow root are never used.
  loader: { '.woff2': 'empty' },
  outdir: 'public',
  logLevel: 'warning',
};

const find = (result, ending) => result.outputFiles.find(({ path }) => path.endsWith(ending));

/** The tokens and global rules of the site, for a shadow root instead of a document. */
async function siteStylesheet() {
  const read = await build({ ...shared, entryPoints: ['app/globals.css'] });
  return find(read, '.css')
    .text.replaceAll(':root', ':host')
    .replace(/@font-face\s*\{[^}]*\}/g, '');
}

/**
 * The assistant for other sites as two files: `assistant.js` (the script tag: waits for the page to rest) and
 * `assistant-window.js` (the assistant with React, its stylesheets within).
 */
export async function bundleAssistant() {
  const entry = 'components/chat/embed-window.tsx';
  const production = { 'process.env.NODE_ENV': '"production"' };
  const drawn = await build({
    ...shared,
    entryPoints: { 'assistant-window': entry },
    define: { ...production, ASSISTANT_CSS: '""' },
  });
  const own = find(drawn, '.css').text.replace(/@font-face\s*\{[^}]*\}/g, '');
  const stylesheet = await transform(`${await siteStylesheet()}\n${own}`, { loader: 'css', minify: true });
  const [loader, window] = await Promise.all([
    build({
      ...shared,
      entryPoints: { assistant: 'components/chat/embed.ts' },
      define: production,
    }),
    build({
      ...shared,
      entryPoints: { 'assistant-window': entry },
      define: { ...production, ASSISTANT_CSS: JSON.stringify(stylesheet.code) },
    }),
  ]);
  return [
    { name: 'assistant.js', bytes: Buffer.from(find(loader, '.js').contents) },
    { name: 'assistant-window.js', bytes: Buffer.from(find(window, '.js').contents) },
  ];
}
