import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@babel/parser';

/**
 * Measures the house of a checkout: `node tests/architecture/measure.mjs [folder]` prints one line a figure, so that two
 * commits can be compared with the same ruler (docs/ARCHITECTURE.md, "Figures").
 */
const ROOMS = ['app', 'components', 'lib'];

const isSource = (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');

/** Words that the second edition took out of the names, each with what is said instead. */
export const outdated = {
  kept: 'cached, stored or retained',
  keeper: 'store',
  place: 'options, location, position or site',
  places: 'options, locations, positions or sites',
  parts: 'deps, config or props',
  means: 'deps or config',
  house: 'deps, config or site',
  said: 'input, message or text',
  given: 'params, input or values',
  asked: 'request or requested',
  made: 'result or created',
  talk: 'conversation',
  talks: 'conversations',
  turn: 'step or message',
  turns: 'steps or messages',
  words: 't or dictionary',
  desk: 'cli, or checkout for the form of a donation',
  giving: 'checkout or donation',
  sheet: 'stylesheet',
  sheets: 'stylesheets',
  tame: 'limit or sanitize',
  patience: 'timeout',
  patient: 'retrying',
  shelf: 'storage',
  ear: 'listener',
  insist: 'retry',
  kit: 'deps',
};

/**
 * Names that hold such a word rightly: to place an order, the words of a text and their count. And names of stored
 * columns, tables and fields, which stay as they are written on disk.
 */
const inUse =
  /^(placeOrder\w*|PlaceOrder\w*|words|Words|wordsOf|inWords|countWords|\w*WORDS\w*|asked_at|made_at|chat_turns|live_turns)$/;

const partsOfName = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[ _$]+/)
    .map((part) => part.toLowerCase());

/**
 * The names among these that hold a word of the glossary's left column.
 * @param {readonly string[]} names
 */
export const outdatedNames = (names) =>
  [...new Set(names)].filter(
    (name) => !inUse.test(name) && partsOfName(name).some((part) => Object.hasOwn(outdated, part)),
  );

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

function* walk(node) {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child);
  }
}

/** The names that a pattern binds: `a`, `{ b, c: d }`, `[e] = []`, `...f`. */
function* boundBy(pattern) {
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') yield pattern.name;
  if (pattern.type === 'AssignmentPattern') yield* boundBy(pattern.left);
  if (pattern.type === 'RestElement') yield* boundBy(pattern.argument);
  if (pattern.type === 'ObjectProperty') yield* boundBy(pattern.value);
  for (const inner of [pattern.properties, pattern.elements].flat()) yield* boundBy(inner);
}

const FUNCTION =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod|ClassPrivateMethod|TSFunctionType|TSMethodSignature)$/;

function* declaredBy(node) {
  if (node.type === 'VariableDeclarator') yield* boundBy(node.id);
  else if (FUNCTION.test(node.type)) {
    yield* boundBy(node.id);
    for (const parameter of [node.params, node.parameters].flat()) yield* boundBy(parameter);
  } else if (/^TS(TypeAlias|Interface)Declaration$|^ClassDeclaration$/.test(node.type))
    yield* boundBy(node.id);
  else if (/^(TSPropertySignature|ClassProperty|ClassPrivateProperty)$/.test(node.type)) {
    yield* boundBy(node.key);
  }
}

const specifierOf = (node) => {
  if (node.type === 'ImportExpression' || /^(Import|Export(Named|All))Declaration$/.test(node.type)) {
    return node.source?.value;
  }
  return node.type === 'CallExpression' && node.callee.type === 'Import'
    ? node.arguments[0]?.value
    : undefined;
};

/**
 * Every file of the rooms below `root`: its lines, what it imports of them, the names it declares, its globals.
 * @param {string} root
 */
export function measure(root) {
  const paths = ROOMS.flatMap((room) =>
    existsSync(join(root, room))
      ? readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name))
      : [],
  ).filter(isSource);
  const known = new Set(paths);
  const resolveImport = (from, specifier) => {
    const base = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? join(dirname(from), specifier)
        : undefined;
    return base && [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, base].find((path) => known.has(path));
  };
  return paths.sort().map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const nodes = [...walk(parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program)];
    const imports = nodes
      .map(specifierOf)
      .filter((specifier) => typeof specifier === 'string')
      .map((specifier) => resolveImport(path, specifier))
      .filter(Boolean);
    return {
      path,
      lines: text.split('\n').length - 1,
      imports: [...new Set(imports)],
      names: nodes.flatMap((node) => [...declaredBy(node)]),
      globals: (text.match(/\bglobalThis\b|Symbol\.for\(/g) ?? []).length,
      reflects: (text.match(/\bReflect\./g) ?? []).length,
    };
  });
}

/** Small files that one other file imports; routes, which none imports, are not among them. */
const crumbsOf = (files) => {
  const importers = new Map();
  for (const { imports } of files) {
    for (const path of imports) importers.set(path, (importers.get(path) ?? 0) + 1);
  }
  return files.filter(({ path, lines }) => lines <= 40 && importers.get(path) === 1);
};

const sum = (files, key) => files.reduce((total, file) => total + file[key], 0);

/**
 * The figures of a checkout by name.
 * @param {string} root
 */
export function figures(root) {
  const files = measure(root);
  return {
    files: files.length,
    lines: sum(files, 'lines'),
    crumbs: crumbsOf(files).length,
    globals: sum(files, 'globals'),
    reflects: sum(files, 'reflects'),
    outdatedNames: files.reduce((total, { names }) => total + outdatedNames(names).length, 0),
  };
}

/**
 * The five ways of docs/ARCHITECTURE.md: under a heading "### Way: …, at most N files" a list of files in backticks.
 * @param {string} root
 */
export function ways(root) {
  const page = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8');
  return [...page.matchAll(/^### Way: (.+), at most (\d+) files\n([\s\S]*?)(?=^#|(?![\s\S]))/gm)].map(
    ([, name = '', limit = '', body = '']) => ({
      name,
      limit: Number(limit),
      files: [...body.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path),
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(process.argv[2] ?? '.');
  console.log(relative(process.cwd(), root) || '.');
  for (const [name, value] of Object.entries(figures(root))) console.log(`${name}: ${value}`);
  for (const { name, limit, files } of ways(root)) console.log(`way ${name}: ${files.length} of ${limit}`);
}
