import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from '@babel/parser';

/** The project's own TypeScript, parsed: what the architecture tests measure and what imports what, type-only included. */
export type Source = {
  path: string;
  text: string;
  lines: number;
  imports: readonly { specifier: string; target: string | undefined }[];
  functions: readonly { name: string; lines: number; parameters: number; jsx: boolean }[];
  /** Every name that the file declares: variables, parameters, functions, types and their members. */
  names: readonly string[];
  regexes: readonly RegExp[];
  /** How many are put together at run time, where only a call can tell them. */
  builtRegexes: number;
  counts: { any: number; nonNull: number; cast: number; effects: number; contexts: number; comments: number };
};

const root = resolve(__dirname, '../..');
const rooms = ['app', 'components', 'lib', 'widget'];
const single = ['middleware.ts', 'instrumentation.ts', 'next.config.ts'];

type Node = {
  type: string;
  start?: number;
  end?: number;
  loc?: { start: { line: number }; end: { line: number } };
  [key: string]: unknown;
};
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A node and all within it, the outer ones first. */
function nodesIn(outermost: Node): Node[] {
  const found = [outermost];
  for (const node of found)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) found.push(child);
  return found;
}

const isSource = (name: string) =>
  /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !name.startsWith('widget/tests/');

function files(): string[] {
  const found = rooms
    .filter((room) => existsSync(join(root, room)))
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
    );
  return [...found, ...single].filter((name) => isSource(name)).sort();
}

const known: ReadonlySet<string> = new Set(files());

/** The file of the project that a specifier means; undefined for a package or a stylesheet. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined;
  if (base === undefined) return undefined;
  return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, base].find((path) => known.has(path));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function specifiers(nodes: readonly Node[]): string[] {
  const sources = nodes.map((node) => {
    if (node.type === 'ImportExpression' || /^(Import|Export(Named|All))Declaration$/.test(node.type)) {
      return node['source'];
    }
    if (node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'Import') {
      return Array.isArray(node['arguments']) ? node['arguments'][0] : undefined;
    }
    return undefined;
  });
  return sources
    .filter(isNode)
    .map((node) => text(node['value']))
    .filter(Boolean);
}

const isFunction = (node: Node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod|ClassPrivateMethod)$/.test(
    node.type,
  );

const linesOf = (node: Node) => (node.loc ? node.loc.end.line - node.loc.start.line + 1 : 0);

function functionsOf(nodes: readonly Node[]): Source['functions'] {
  const elements = nodes.filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment');
  const drawsIn = ({ start = 0, end = 0 }: Node) =>
    elements.some((element) => start <= (element.start ?? -1) && (element.end ?? Infinity) <= end);
  return nodes.filter(isFunction).map((node) => ({
    name: isNode(node['id'])
      ? text(node['id']['name'])
      : isNode(node['key'])
        ? text(node['key']['name'])
        : '(anonymous)',
    lines: linesOf(node),
    parameters: Array.isArray(node['params']) ? node['params'].length : 0,
    jsx: drawsIn(node),
  }));
}

/** The names that a pattern binds: `a`, `{ b, c: d }`, `[e] = []`, `...f`. */
function* boundBy(pattern: unknown): Generator<string> {
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') yield text(pattern['name']);
  if (pattern.type === 'AssignmentPattern') yield* boundBy(pattern['left']);
  if (pattern.type === 'RestElement') yield* boundBy(pattern['argument']);
  if (pattern.type === 'ObjectProperty') yield* boundBy(pattern['value']);
  for (const inner of [pattern['properties'], pattern['elements']].flat()) yield* boundBy(inner);
}

function* declaredBy(node: Node): Generator<string> {
  if (node.type === 'VariableDeclarator') yield* boundBy(node['id']);
  else if (isFunction(node) || /^TS(FunctionType|MethodSignature)$/.test(node.type)) {
    yield* boundBy(node['id']);
    for (const parameter of [node['params'], node['parameters']].flat()) yield* boundBy(parameter);
  } else if (/^TS(TypeAlias|Interface)Declaration$|^ClassDeclaration$/.test(node.type))
    yield* boundBy(node['id']);
  else if (/^(TSPropertySignature|ClassProperty|ClassPrivateProperty)$/.test(node.type))
    yield* boundBy(node['key']);
}

const calls = (nodes: readonly Node[], name: RegExp) =>
  nodes.filter(
    (node) =>
      node.type === 'CallExpression' && isNode(node['callee']) && name.test(text(node['callee']['name'])),
  ).length;

const isConstCast = (node: Node) => {
  const type = node['typeAnnotation'];
  return isNode(type) && isNode(type['typeName']) && type['typeName']['name'] === 'const';
};

function read(path: string): Source {
  const code = readFileSync(join(root, path), 'utf8');
  const tree = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const { program } = tree;
  const nodes = isNode(program) ? nodesIn(program) : [];
  const count = (type: string) => nodes.filter((node) => node.type === type).length;
  const commentLines = (tree.comments ?? []).reduce(
    (sum, comment) => sum + (comment.loc ? comment.loc.end.line - comment.loc.start.line + 1 : 0),
    0,
  );
  return {
    path,
    text: code,
    lines: code.split('\n').length - 1,
    imports: specifiers(nodes).map((specifier) => ({ specifier, target: resolveImport(path, specifier) })),
    functions: functionsOf(nodes),
    names: nodes.flatMap((node) => [...declaredBy(node)]),
    regexes: nodes
      .filter(({ type }) => type === 'RegExpLiteral')
      .map((node) => new RegExp(text(node['pattern']), text(node['flags']))),
    builtRegexes: nodes.filter(
      ({ type, callee }) =>
        (type === 'NewExpression' || type === 'CallExpression') &&
        isNode(callee) &&
        callee['name'] === 'RegExp',
    ).length,
    counts: {
      any: count('TSAnyKeyword'),
      nonNull: count('TSNonNullExpression'),
      cast:
        nodes.filter((node) => node.type === 'TSAsExpression' && !isConstCast(node)).length +
        count('TSTypeAssertion'),
      effects: calls(nodes, /^use(Layout)?Effect$/),
      contexts: calls(nodes, /^createContext$/),
      comments: commentLines,
    },
  };
}

let all: readonly Source[] | undefined;

/** Every file of the project's own, read at the first call: it takes seconds, and not every test needs them. */
export function sources(): readonly Source[] {
  all ??= [...known].map(read);
  return all;
}

export const projectRoot = root;
