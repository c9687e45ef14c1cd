import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from '@babel/parser';

/** Has the compiler write the declarations of these entries, and hands each file, parsed, to `read`. */
export function withDeclarations(entries, read) {
  const folder = resolve('node_modules/.cache/widget-docs-types', String(process.pid));
  mkdirSync(folder, { recursive: true });
  try {
    const compilerOptions = {
      ...{ noEmit: false, emitDeclarationOnly: true, declaration: true, incremental: false },
      ...{ plugins: [], noUncheckedSideEffectImports: false, rootDir: resolve('.'), outDir: `${folder}/out` },
      paths: { '@/*': [`${resolve('.')}/*`] },
    };
    const files = entries.map((entry) => resolve(entry));
    const config = { extends: resolve('tsconfig.json'), compilerOptions, files, include: [], exclude: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const run = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`The declarations could not be written.\n${run.stdout}`);
    return read(makeReader(`${folder}/out`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function makeReader(root) {
  const known = new Map();
  const read = (path) => {
    const found = known.get(path) ?? parseModule(join(root, path));
    known.set(path, found);
    return found;
  };
  return { read, resolve: (from, specifier) => resolveModule(root, from, specifier) };
}

function resolveModule(root, from, specifier) {
  if (!/^\.|^@\//.test(specifier)) return undefined;
  const base = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return [`${base}.d.ts`, `${base}/index.d.ts`].find((path) => existsSync(join(root, path)));
}

/** What a module declares, imports and exports, by local and by exported name. */
function parseModule(path) {
  const text = readFileSync(path, 'utf8');
  const { program } = parse(text, { sourceType: 'module', plugins: [['typescript', { dts: true }]] });
  const module = { text, declared: new Map(), imported: new Map(), exported: new Map() };
  for (const statement of program.body) addStatement(module, statement);
  return module;
}

const nameOf = (node) => node.name ?? node.value;

function addStatement(module, statement) {
  const source = statement.source?.value;
  if (statement.type === 'ImportDeclaration') {
    for (const { local, imported } of statement.specifiers)
      module.imported.set(local.name, { source, name: imported ? nameOf(imported) : 'default' });
    return;
  }
  for (const { local, exported } of statement.specifiers ?? [])
    module.exported.set(nameOf(exported), { source, name: nameOf(local) });
  const isExport = /^Export/.test(statement.type);
  const declaration = isExport ? statement.declaration : statement;
  if (!declaration) return;
  const ids = declaration.declarations?.map(({ id }) => id) ?? [declaration.id];
  for (const id of ids.filter((one) => one?.name)) {
    module.declared.set(id.name, { node: declaration, statement });
    if (isExport) module.exported.set(id.name, { name: id.name });
  }
}
