import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { bundleAssistant } from './assistant-bundle.mjs';
import { bundleWidget } from './widget-bundle.mjs';

await mkdir('public', { recursive: true });
// Chunks of an earlier build have other names.
for (const name of await readdir('public'))
  if (/^(?:embed|widget)[\w-]*\.js$/.test(name)) await rm(`public/${name}`);
const widget = await bundleWidget();
/** The script's name before it had `Chat.init`. */
const former = widget
  .filter(({ name }) => name === 'embed.js')
  .map(({ bytes }) => ({ name: 'widget.js', bytes }));
for (const { name, bytes } of [...widget, ...former, ...(await bundleAssistant())]) {
  await writeFile(`public/${name}`, bytes);
  console.log(`${name}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`);
}
