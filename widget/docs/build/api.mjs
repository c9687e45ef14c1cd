import { withDeclarations } from './declarations.mjs';
import { html } from './html.mjs';
import { codeBlock } from './markdown.mjs';

const groups = [
  'Components',
  'Functions',
  'Hooks',
  'Constants',
  'Types',
  'Event types',
  'Types used by these',
];

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

/** Names of types that a declaration refers to, with the module where that is said in place. */
function* references(node) {
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier')
    yield { name: node.typeName.name };
  if (node.type === 'TSTypeQuery' && node.exprName.type === 'Identifier') yield { name: node.exprName.name };
  if (node.type === 'TSImportType' && node.qualifier)
    yield { name: node.qualifier.name ?? '', source: (node.argument.literal ?? node.argument).value };
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) yield* references(child);
}

/** Follows a name through imports and exports to where it is declared. */
function find(reader, path, name) {
  const module = reader.read(path);
  const local = module.declared.get(name);
  if (local && !module.exported.get(name)?.source) return { path, name, ...local };
  const link = module.exported.get(name) ?? module.imported.get(name);
  if (!link || (!link.source && link.name === name)) return undefined;
  if (!link.source) return find(reader, path, link.name);
  const next = reader.resolve(path, link.source);
  return next && find(reader, next, link.name);
}

function describe(reader, { path, node, statement }, exportedAs) {
  const { text } = reader.read(path);
  const comment = statement.leadingComments?.findLast(({ value }) => value.startsWith('*'))?.value ?? '';
  return {
    name: exportedAs,
    group: groupOf(node, exportedAs),
    about: comment
      .split('\n')
      .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
      .join(' ')
      .trim(),
    code: text
      .slice(node.start, node.end)
      .replace(/^declare /, '')
      .replace(/import\("[^"]+"\)\./g, '')
      .replaceAll('    ', '  '),
  };
}

function groupOf(node, name) {
  if (/^TS(TypeAlias|Interface)/.test(node.type)) return /^Rcb\w+Event$/.test(name) ? 'Event types' : 'Types';
  if (/^use[A-Z]/.test(name)) return 'Hooks';
  const isFunction = node.type === 'TSDeclareFunction' || /=>/.test(nodeType(node));
  if (isFunction) return /^[A-Z]/.test(name) ? 'Components' : 'Functions';
  return 'Constants';
}

const nodeType = ({ declarations }) =>
  declarations?.[0].id.typeAnnotation?.typeAnnotation.type === 'TSFunctionType' ? '=>' : '';

/** Every export of an entry, and every type of our own that these refer to, each once. */
function collect(reader, entry) {
  const path = entry.replace(/\.tsx?$/, '.d.ts');
  const found = new Map();
  const queue = [...reader.read(path).exported.keys()].map((name) => ({
    ...find(reader, path, name),
    as: name,
  }));
  const exportedCount = queue.length;
  for (let index = 0; index < queue.length; index += 1) {
    const one = queue[index];
    if (!one.node) continue;
    const name = one.as === 'default' ? one.name : one.as;
    if (found.has(name)) continue;
    const entryOf = describe(reader, one, name);
    found.set(name, index < exportedCount ? entryOf : { ...entryOf, group: 'Types used by these' });
    for (const reference of references(one.node)) {
      const from = reference.source ? reader.resolve(one.path, reference.source) : one.path;
      const target = from && find(reader, from, reference.name);
      if (target) queue.push({ ...target, as: target.name });
    }
  }
  return [...found.values()];
}

/**
 * The public interface, read from the declarations that the compiler writes.
 * @param {readonly string[]} entries source files of the package's entries
 */
export function readApi(entries) {
  return withDeclarations(entries, (reader) => {
    const all = new Map(
      entries.toReversed().flatMap((entry) => collect(reader, entry).map((one) => [one.name, one])),
    );
    return groups
      .map((title) => ({
        title,
        members: [...all.values()].filter(({ group }) => group === title).toSorted(byName),
      }))
      .filter(({ members }) => members.length > 0);
  });
}

const byName = (one, other) => one.name.localeCompare(other.name, 'en');
const idOf = (name) => `api-${name.toLowerCase()}`;

/** The page's body: groups, and in each the declaration of every name, the names in it leading to theirs. */
export function drawApi(api) {
  const names = new Set(api.flatMap(({ members }) => members.map(({ name }) => name)));
  const drawMember = ({ name, about, code }) => {
    const linkTo = (other) => (other !== name && names.has(other) ? `#${idOf(other)}` : undefined);
    return html`<section class="member" aria-labelledby="${idOf(name)}">
  <h3 id="${idOf(name)}"><a class="anchor" href="#${idOf(name)}"><code>${name}</code></a></h3>
  ${about && html`<p>${about}</p>`}
  ${codeBlock(code, 'ts', linkTo)}
</section>`;
  };
  const headings = api.flatMap(({ title, members }) => [
    { id: `group-${idOf(title.replaceAll(' ', '-'))}`, title, depth: 2 },
    ...members.map(({ name, about }) => ({ id: idOf(name), title: name, depth: 3, text: about })),
  ]);
  const body = api.map(
    ({ title, members }) => html`<h2 id="group-${idOf(title.replaceAll(' ', '-'))}">${title}</h2>
${members.map(drawMember)}`,
  );
  return { headings, body };
}
