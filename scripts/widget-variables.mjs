import { readdir, readFile } from 'node:fs/promises';

const sheets = 'widget/ui/css';
const code = (text) => `\`${text}\``;

/** The text up to the bracket that ends it. */
function untilClosed(text) {
  let depth = 1;
  const end = [...text].findIndex((letter) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return depth === 0;
  });
  return text.slice(0, end);
}

/** The custom properties of the sheet: what they mean stands in a comment, their default where they are declared or used. */
export async function variableRows() {
  const names = (await readdir(sheets)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(`${sheets}/${name}`, 'utf8')));
  const text = texts.join('\n');
  const meanings = new Map(
    [...text.matchAll(/^ \* (--rcb-[\w-]+): (.+)$/gm)].map(([, name, said]) => [name, said]),
  );
  const used = new Set([...text.matchAll(/var\((--rcb-[\w-]+)/g)].map(([, name]) => name));
  const unsaid = [...used].filter((name) => !meanings.has(name) && !name.startsWith('--rcb-viewport-'));
  if (unsaid.length > 0) throw new Error(`No comment says what ${unsaid.join(', ')} means.`);
  return [...meanings].map(([name, said]) => {
    const declared = new RegExp(`^ +${name}: (.+);$`, 'm').exec(text)?.[1];
    const [, fallback = ''] = text.split(`var(${name}, `);
    return [code(name), code(declared ?? untilClosed(fallback)), said];
  });
}
