import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { bundleAssistant } from './assistant-bundle.mjs';
import { bundleWidget } from './widget-bundle.mjs';

await mkdir('public', { recursive: true });
for (const { name, bytes } of [...(await bundleWidget()), ...(await bundleAssistant())]) {
  await writeFile(`public/${name}`, bytes);
  console.log(`${name}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`);
}
