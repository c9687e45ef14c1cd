import { build } from 'esbuild';
import { html } from './html.mjs';
import { codeBlock } from './markdown.mjs';

const source = 'widget/effects/palettes.ts';

/** The ids of the widget's own themes, from their source. */
export async function themeIds() {
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, write: false, format: 'esm' });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { palettes } = await import(`data:text/javascript;base64,${code}`);
  return Object.keys(palettes);
}

const titleOf = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Every theme with the same conversation, and the line that chooses it. */
export function drawGallery(ids) {
  const headings = ids.map((id) => ({ id: `theme-${id}`, title: titleOf(id), depth: 2 }));
  const body = html`<div class="gallery">${ids.map(
    (id) => html`<section aria-labelledby="theme-${id}">
  <h2 id="theme-${id}"><a class="anchor" href="#theme-${id}">${titleOf(id)}</a></h2>
  <iframe src="theme-preview.html?theme=${id}" title="A chat in the theme ${titleOf(id)}" loading="lazy"></iframe>
  ${codeBlock(`<ChatBot themes={{ id: '${id}' }} />`, 'tsx')}
</section>`,
  )}</div>`;
  return { headings, body };
}
