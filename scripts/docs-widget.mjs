import { buildSite } from '../widget/docs/build/site.mjs';
import { bundleWidget } from './widget-bundle.mjs';

/** Writes the widget's documentation: `node scripts/docs-widget.mjs [folder]`. Any static host serves the folder. */
const out = process.argv[2] ?? 'dist/widget-docs';
const { pages, examples, files } = await buildSite(out, await bundleWidget());
console.log(`${out}: ${pages} pages, ${examples} examples, ${files} files`);
