import { basename } from 'node:path';
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
  loader: { '.woff2': 'file' },
  assetNames: 'assistant-[name]',
  outdir: 'public',
  logLevel: 'warning',
};

const find = (result, ending) => result.outputFiles.find(({ path }) => path.endsWith(ending));

const FACE = /@font-face\s*\{([^}]*)\}/g;

/**
 * The tokens and global rules of the site, for a shadow root instead of a document. What the page around hands down
 * (a serif, a colour, spaced letters) ends at the host; the face of the site is the system's own there.
 */
async function siteStylesheet() {
  const read = await build({ ...shared, entryPoints: ['app/globals.css'] });
  const rules = find(read, '.css').text.replaceAll(':root', ':host').replace(FACE, '');
  return `:host{all:initial}${rules}:host{--font-figtree:system-ui,"Segoe UI",Roboto,Helvetica,Arial;--font-accents:system-ui;font-family:var(--font-sans);color:var(--colour-ink)}`;
}

/** The faces of a stylesheet as the page's script adds them: in a shadow root they would never be used. */
const facesOf = (css) =>
  [...css.matchAll(FACE)].map(([, rule]) => {
    const value = (name) => new RegExp(`(?:^|[;{\\s])${name}:\\s*([^;]+)`).exec(rule)?.[1] ?? '';
    return [
      value('font-family').replaceAll('"', ''),
      value('src'),
      { weight: value('font-weight'), display: 'swap', unicodeRange: value('unicode-range') },
    ];
  });

/**
 * The assistant for other sites: `assistant.js` (the script tag: waits for the page to rest), `assistant-window.js` (the
 * assistant with React, its stylesheets within), and the faces for Hindi and Bengali, fetched where a system has none.
 */
export async function bundleAssistant() {
  const entry = 'components/chat/embed-window.tsx';
  const production = { 'process.env.NODE_ENV': '"production"' };
  const drawn = await build({
    ...shared,
    entryPoints: { 'assistant-window': entry },
    define: { ...production, ASSISTANT_CSS: '""', ASSISTANT_FACES: '[]' },
  });
  const { text: own } = find(drawn, '.css');
  const faces = JSON.stringify(facesOf(own));
  const stylesheet = await transform(`${await siteStylesheet()}\n${own.replace(FACE, '')}`, {
    loader: 'css',
    minify: true,
  });
  const [loader, window] = await Promise.all([
    build({
      ...shared,
      entryPoints: { assistant: 'components/chat/embed.ts' },
      define: production,
    }),
    build({
      ...shared,
      entryPoints: { 'assistant-window': entry },
      define: { ...production, ASSISTANT_CSS: JSON.stringify(stylesheet.code), ASSISTANT_FACES: faces },
    }),
  ]);
  return [
    { name: 'assistant.js', bytes: Buffer.from(find(loader, '.js').contents) },
    { name: 'assistant-window.js', bytes: Buffer.from(find(window, '.js').contents) },
    ...drawn.outputFiles
      .filter(({ path }) => path.endsWith('.woff2'))
      .map(({ path, contents }) => ({ name: basename(path), bytes: Buffer.from(contents) })),
  ];
}
