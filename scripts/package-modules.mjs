import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';

const isNode = (value) => typeof value?.type === 'string';

function* walk(node) {
  yield node;
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) yield* walk(child);
}

/** The string by which a node names a module: imports, exports, `import()`, `import('…').Type`, `declare module`. */
function specifierOf(node) {
  if (/^(Import|ExportNamed|ExportAll)Declaration$|^ImportExpression$/.test(node.type)) return node.source;
  if (node.type === 'TSImportType') return node.argument;
  if (node.type === 'TSModuleDeclaration') return node.id;
  return undefined;
}

/** The file that a relative specifier means, as a browser and Node ask for it. */
function fullSpecifier(specifier, path) {
  for (const ending of ['.js', '/index.js'])
    if (existsSync(join(dirname(path), specifier + ending))) return specifier + ending;
  throw new Error(`${path}: no module for ${specifier}`);
}

function rewritten(path) {
  const text = readFileSync(path, 'utf8');
  const typescript = ['typescript', { dts: path.endsWith('.d.ts') }];
  const { program } = parse(text, {
    sourceType: 'module',
    plugins: path.endsWith('.js') ? [] : [typescript],
    createImportExpressions: true,
  });
  const edits = [];
  const sheets = [];
  for (const node of walk(program)) {
    const source = specifierOf(node);
    if (source?.type !== 'StringLiteral' || !source.value.startsWith('.')) continue;
    if (source.value.endsWith('.css')) {
      if (node.type !== 'ImportDeclaration')
        throw new Error(`${path}: ${source.value} is not simply imported`);
      sheets.push(join(dirname(path), source.value));
      edits.push({ start: node.start, end: node.end + 1, by: '' });
    } else if (!source.value.endsWith('.js')) {
      edits.push({ start: source.start, end: source.end, by: `'${fullSpecifier(source.value, path)}'` });
    }
  }
  const changed = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, by }) => all.slice(0, start) + by + all.slice(end), text);
  return { text: changed, sheets };
}

/**
 * Makes what `tsc` wrote loadable without a bundler: relative specifiers name their files, style sheets are imported no
 * more.
 * @param {string} folder
 * @returns {string[]} the style sheets that were imported, as paths below the folder, in the order of the modules
 */
export function completeSpecifiers(folder) {
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  return names
    .filter((name) => /\.(js|d\.ts)$/.test(name))
    .flatMap((name) => {
      const path = join(folder, name);
      const { text, sheets } = rewritten(path);
      writeFileSync(path, text);
      return sheets;
    });
}
