import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { completeSpecifiers } from './package-modules.mjs';
import { bundleWidget } from './widget-bundle.mjs';

/**
 * `npm run pack:widget`: the widget as a package, in `dist/widget-package/`, and its tarball beside it. Modules are
 * compiled one by one and not bundled, so that `'use client'` stays with the files that need it and a server may call
 * the others.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const template = join(root, 'widget/package');
const read = (path) => readFileSync(join(root, path), 'utf8');

function command(name, args) {
  const { status, stdout, stderr, error } = spawnSync(name, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}\n${error ?? ''}${stdout}${stderr}`);
  return stdout;
}

/** All style sheets that the modules imported, as one file. */
async function writeStylesheet(dist, sheets) {
  const contents = [...new Set(sheets)]
    .map((path) => `@import ${JSON.stringify(`./${relative(dist, path)}`)};`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, 'widget'), loader: 'css' },
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  writeFileSync(join(dist, 'style.css'), outputFiles[0].contents);
}

/** What `embed.js` puts on the page; before it is there, `Chat` may be a queue of a page's own. */
const embedTypes = `import type { ChatOptions, EmbeddedChat } from '../dist/embed/options.js';
export type { ChatOptions, EmbeddedChat };
declare global {
  interface Window {
    Chat?: { init?: (options?: ChatOptions) => Promise<EmbeddedChat> };
  }
}
`;

/** The files of the script tag, and the licences of the packages that are bundled into them. */
async function writeEmbed(embed) {
  for (const { name, bytes } of await bundleWidget()) writeFileSync(join(embed, name), bytes);
  const licences = ['react', 'react-dom', 'scheduler'].map((name) => {
    const { version } = JSON.parse(read(`node_modules/${name}/package.json`));
    return `${name} ${version}\n\n${read(`node_modules/${name}/LICENSE`)}`;
  });
  writeFileSync(join(embed, 'licences.txt'), licences.join('\n\n'));
  writeFileSync(join(embed, 'embed.d.ts'), embedTypes);
}

/** What differs between this repository and the package: how it is imported, and links to files that stay here. */
function packageReadme(readme, install, name) {
  return readme
    .replace(/^<!-- here: begin -->\n[\s\S]*?^<!-- here: end -->\n+/gm, '')
    .replace(/ ?<!-- here: begin -->.*?<!-- here: end -->/g, '')
    .replace('<!-- install -->', install.trim())
    .replace(/\[([^\]]+)\]\((?![a-z]+:|#)[^)]+\)/g, '$1')
    .replaceAll('@/widget', name)
    .replaceAll('`widget/', `\`${name}/`)
    .replaceAll('PACKAGE', name);
}

async function fill(stage) {
  const dist = join(stage, 'dist');
  const embed = join(stage, 'embed');
  for (const folder of [dist, embed]) mkdirSync(folder, { recursive: true });

  command(process.execPath, ['node_modules/typescript/bin/tsc', '-p', template, '--outDir', dist]);
  await writeStylesheet(dist, completeSpecifiers(dist));
  const all = "export * from './index.js';\nexport { default } from './index.js';\n";
  writeFileSync(join(dist, 'auto.js'), `import './style.css';\n${all}`);
  writeFileSync(join(dist, 'auto.d.ts'), all);
  // Whoever checks types asks for some of a style sheet, too, since TypeScript 6.
  writeFileSync(join(dist, 'style.css.d.ts'), 'export {};\n');
  await writeEmbed(embed);

  const manifest = JSON.parse(read('widget/package/manifest.json'));
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const readme = packageReadme(read('widget/README.md'), read('widget/package/install.md'), manifest.name);
  writeFileSync(join(stage, 'README.md'), readme);
  copyFileSync(join(template, 'CHANGELOG.md'), join(stage, 'CHANGELOG.md'));
  copyFileSync(join(root, 'widget/LICENSE'), join(stage, 'LICENSE'));
}

// Other folders than the usual ones may be named: one for the package, one for the tarball.
const [stage = join(root, 'dist/widget-package'), target = join(root, 'dist')] = process.argv
  .slice(2)
  .map((path) => resolve(path));
rmSync(stage, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
await fill(stage);
const [{ filename, files }] = JSON.parse(
  command('npm', ['pack', stage, '--pack-destination', target, '--json']),
);
for (const { path, size } of files) console.log(`${String(size).padStart(7)}  ${path}`);
const sheet = brotliCompressSync(readFileSync(join(stage, 'dist/style.css')));
console.log(`style.css: ${sheet.length} bytes with brotli`);
console.log(
  `${join(target, filename)}: ${statSync(join(target, filename)).size} bytes, ${files.length} files`,
);
