import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences } from './known-differences';
import { differsFor, subjectNames } from './subjects';

const files = readdirSync(__dirname).filter(
  (name) => /\.test\.tsx?$/.test(name) && !name.startsWith('known'),
);
const scenarios = files.map((name) => ({ name, text: readFileSync(join(__dirname, name), 'utf8') }));
const ids = Object.keys(differences);

describe('the list of differences', () => {
  it.each(ids)('%s is shown by a scenario', (id) => {
    const isShown = ({ text }: { text: string }) => new RegExp(`differs\\(\\s*'${id}'`).test(text);
    expect(scenarios.some(isShown)).toBe(true);
  });

  it('names each behaviour once', () => {
    const texts = Object.values(differences).flatMap(({ original, ours }) => [original, ours]);
    expect(texts.filter((text) => !/^[A-Z`].*\.$/s.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is the only way to differ: no scenario is left out or asks which library it runs', () => {
    const branches =
      /\b(?:it|test|describe)\.(?:skip|only|todo|failing)\b|\bx(?:it|describe)\b|subject\.name/;
    expect(scenarios.filter(({ text }) => branches.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it.each(subjectNames)('lets %s differ by what it lists, and only where the two are unlike', (name) => {
    const differs = differsFor(name);
    expect(differs('click-is-enough', { original: 'original', ours: 'ours' })).toBe(name);
    expect(() => differs('click-is-enough', { original: [1], ours: [1] })).toThrow('alike');
    const unlisted: unknown = 'not-listed';
    expect(() => Reflect.apply(differs, undefined, [unlisted, { original: 1, ours: 2 }])).toThrow('no known');
  });
});
