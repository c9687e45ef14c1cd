import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parse } from '@babel/parser';
import { build } from 'esbuild';
import { variableRows } from './widget-variables.mjs';

/**
 * Writes the tables of `widget/README.md` from the widget's own types, defaults, schema and tests: settings, events,
 * style keys, flows as JSON, and what differs from react-chatbotify.
 * With `--check` it writes nothing and fails when the page is out of date.
 */
const page = 'widget/README.md';
const scenarios = 'widget/tests/differential';
const LONGEST_DEFAULT = 60;

const typesOf = async (path) => {
  const text = await readFile(path, 'utf8');
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const types = new Map();
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSTypeAliasDeclaration') types.set(declared.id.name, declared.typeAnnotation);
  }
  return { types, source: ({ start, end }) => text.slice(start, end) };
};

/** What the widget has by default, and the values that name its events and style keys. */
async function values() {
  const contents = [
    "export { defaultSettings } from './widget/core/defaults';",
    "export { eventFlags, isCancelable } from './widget/core/events';",
    "export { styleKeys } from './widget/core/styles';",
    `export { differences } from './${scenarios}/known-differences';`,
    "export { blockSchema, comparisons, webhookFields } from './widget/embed/flow-schema';",
    "export { nameOf } from './widget/embed/schema-check';",
  ].join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

/** `New:` marks what the original does not have. */
const commentOf = (node) =>
  (node.leadingComments?.at(-1)?.value ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .replace(/Beyond the original: (.)/, (_, first) => `**New:** ${first}`)
    .trim();

/** Types as a reader of the page knows them: what React draws is an element, an icon a component. */
const plainType = (text) =>
  text
    .replace(/\bIcon\b/g, 'string | component')
    .replaceAll('RichContent', 'element')
    .replace(/\s+/g, ' ');

function plainDefault(value) {
  if (value === undefined) return 'absent';
  const text = typeof value === 'string' ? `'${value}'` : JSON.stringify(value).replaceAll('","', '", "');
  return code(text.length > LONGEST_DEFAULT ? `${text.slice(0, LONGEST_DEFAULT)}…` : text);
}

/** The members of a group: a literal type, a local alias of one, or a record with the keys it has by default. */
function membersOf(type, { types, source }, defaults) {
  if (type.type === 'TSTypeLiteral') {
    return type.members.map((member) => ({
      key: member.key.name,
      type: member.typeAnnotation.typeAnnotation,
      text: plainType(source(member.typeAnnotation.typeAnnotation)),
      meaning: commentOf(member),
    }));
  }
  const { name } = type.typeName;
  if (name !== 'Record') return membersOf(types.get(name), { types, source }, defaults);
  const text = source(type.typeParameters.params[1]);
  return Object.keys(defaults).map((key) => ({ key, type, text, meaning: '' }));
}

function settingRows({ types, source }, defaults) {
  const groups = types.get('FullSettings').members;
  return groups.flatMap((group) => {
    const { name } = group.key;
    const type = group.typeAnnotation.typeAnnotation;
    const known = defaults[name];
    if (name === 'event') return [[code('event.rcb…'), code('boolean'), code('false'), commentOf(group)]];
    if (name === 'richText') return [[code('richText.…'), code('string'), 'absent', commentOf(group)]];
    return membersOf(type, { types, source }, known).flatMap((member) => {
      const path = `${name}.${member.key}`;
      if (member.type.type !== 'TSTypeLiteral')
        return [[code(path), code(member.text), plainDefault(known[member.key]), member.meaning]];
      return membersOf(member.type, { types, source }, known[member.key]).map((inner) => [
        code(`${path}.${inner.key}`),
        code(inner.text),
        plainDefault(known[member.key][inner.key]),
        member.meaning,
      ]);
    });
  });
}

/** What an event's `data` holds: the argument of `RcbBaseEvent`, through the names in between. */
function dataOf(type, { types, source }) {
  const { name } = type.typeName;
  if (name === 'RcbBaseEvent') {
    const [data] = type.typeParameters.params;
    return data.type === 'TSTypeLiteral'
      ? data.members.map((member) => source(member).replace(/;$/, '')).join('; ')
      : '';
  }
  return dataOf(types.get(name), { types, source });
}

function eventRows(file, { eventFlags, isCancelable }) {
  const members = file.types.get('RcbEventMap').members;
  return members.map((member) => {
    const name = member.key.value;
    const data = dataOf(member.typeAnnotation.typeAnnotation, file);
    return [
      code(name),
      eventFlags[name] ? code(eventFlags[name]) : 'none: always sent',
      data ? code(data) : 'nothing',
      isCancelable(name) ? 'yes' : 'no',
    ];
  });
}

const suites = new Set(['describe', 'differential', 'forEachSubject']);
const isNode = (value) => typeof value?.type === 'string';

/** The scenarios that ask for a difference, by its name: `differs('name', …)` inside `it('title', …)`. */
function scenariosByDifference(file, text) {
  const found = [];
  const visit = (node, titles) => {
    let within = titles;
    if (node.type === 'CallExpression') {
      const [first] = node.arguments;
      const { callee } = node;
      const name = callee.name ?? callee.property?.name ?? callee.callee?.object?.name;
      if (first?.type === 'StringLiteral') {
        if (name === 'differs') found.push({ file, id: first.value, title: titles.join(': ') });
        if (name === 'it' || suites.has(name)) within = [...titles, first.value.replaceAll(/%s/g, '…')];
      }
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, within);
    }
  };
  visit(parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program, []);
  return found;
}

/** What the original does, what ours does, and the first scenario that shows it. */
async function differenceRows(differences) {
  const names = (await readdir(scenarios)).filter((name) => /\.test\.tsx?$/.test(name)).toSorted();
  const files = await Promise.all(
    names.map(async (name) => scenariosByDifference(name, await readFile(`${scenarios}/${name}`, 'utf8'))),
  );
  return Object.entries(differences).map(([id, { original, ours }]) => {
    const first = files.flat().find((one) => one.id === id);
    if (!first) throw new Error(`No scenario shows ${id}.`);
    return [original, ours, `[${first.title}](tests/differential/${first.file})`];
  });
}

/** What a flow written as JSON may hold, from its schema. */
const schemaRows = (properties, nameOf) =>
  Object.entries(properties).map(([name, schema]) => [code(name), nameOf(schema), schema.description]);

async function tables() {
  const known = await values();
  const settings = settingRows(await typesOf('widget/core/settings.ts'), known.defaultSettings());
  const events = eventRows(await typesOf('widget/effects/window-events.ts'), known);
  return {
    settings: table(['Setting', 'Type', 'Default', 'Meaning'], settings),
    events: table(['Event', 'Switch in `settings.event`', '`data`', 'Can be prevented'], events),
    variables: table(['Variable', 'Default', 'Of'], await variableRows()),
    styles: known.styleKeys.map(code).join(' '),
    'flow as JSON': table(
      ['Attribute', 'Holds', 'Meaning'],
      schemaRows(known.blockSchema.properties, known.nameOf),
    ),
    comparisons: table(['Comparison', 'Holds', 'Met by'], schemaRows(known.comparisons, known.nameOf)),
    webhook: table(['Field', 'Holds', 'Meaning'], schemaRows(known.webhookFields, known.nameOf)),
    differences: table(
      ['react-chatbotify 2.5.0', 'Here', 'Scenario'],
      await differenceRows(known.differences),
    ),
  };
}

const before = await readFile(page, 'utf8');
let after = before;
for (const [name, text] of Object.entries(await tables())) {
  const place = new RegExp(`(<!-- ${name}: begin -->\n)[\\s\\S]*?(\n<!-- ${name}: end -->)`);
  if (!place.test(after)) throw new Error(`${page} has no place for ${name}.`);
  after = after.replace(place, (_, begin, end) => `${begin}\n${text}\n${end}`);
}
if (!process.argv.includes('--check')) await writeFile(page, after);
else if (after !== before) {
  console.error(`${page} is out of date: run node scripts/widget-tables.mjs`);
  process.exitCode = 1;
}
