import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from './source';

const inProject = (path: string) => join(projectRoot, path);
const read = (path: string) => readFileSync(inProject(path), 'utf8');

/** Each line of the table: the drawing, then the files rendered from it. */
const table = execFileSync(process.execPath, [inProject('scripts/render-art.mjs'), '--list'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const drawings = readdirSync(inProject('art'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => `art/${name}`);

describe('the drawings of art/', () => {
  it('are each rendered to at least one file, and every drawing and file of the table is there', () => {
    expect(drawings.length).toBeGreaterThan(80);
    expect(new Set(table.map(([source]) => source))).toEqual(new Set([...drawings, 'public/icons/icon.svg']));
    expect(table.filter((row) => row.length < 2)).toEqual([]);
    expect(table.flat().filter((path) => !existsSync(inProject(path)))).toEqual([]);
  });

  it('give the WebP its width: nobody changed a drawing without rendering it at its size', async () => {
    const wrong: string[] = [];
    for (const [source = '', ...files] of table) {
      const webp = files.find((file) => file.endsWith('.webp'));
      if (!webp || webp.includes('hero-tall')) continue;
      const box = / viewBox="\S+ \S+ (\S+) (\S+)"/.exec(read(source));
      const { width, height } = await sharp(inProject(webp)).metadata();
      if (`${width}x${height}` !== `${box?.[1]}x${box?.[2]}`) wrong.push(`${webp}: ${width}x${height}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(drawings)(
    '%s is a plain drawing: it parses, has a viewBox and needs nothing else',
    async (path) => {
      const text = read(path);
      await expect(sharp(Buffer.from(text)).metadata()).resolves.toMatchObject({ format: 'svg' });
      expect(text).toMatch(/<svg\s[^>]*viewBox="0 0 \d+ \d+"/);
      expect(text).not.toMatch(
        /<(image|script|foreignObject|!DOCTYPE|!ENTITY)|href="(?!#)|@import|url\((?!#)|\son\w+=/,
      );
      const names = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(names).toEqual([...new Set(names)]);
      const used = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used.filter((id) => !names.includes(id))).toEqual([]);
    },
  );

  it('keep the names that the film moves', () => {
    const moved = [...read('art/films/hero.css').matchAll(/#([a-z][\w-]*)/g)].map(([, id]) => id);
    expect(moved).toContain('ferry');
    const hero = read('art/pages/hero.svg');
    expect(moved.filter((id) => !hero.includes(` id="${id}"`))).toEqual([]);
  });
});
