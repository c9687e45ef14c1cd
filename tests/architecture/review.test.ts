import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './source';

const review = readFileSync(join(projectRoot, 'docs/REVIEW.md'), 'utf8');
const rows = review
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

type Point = { number: number; isStarred: boolean; score: number };
const points: Point[] = rows
  .filter(([first = '']) => /^\d+★?$/.test(first))
  .map((cells) => ({
    number: Number.parseInt(cells[0] ?? '', 10),
    isStarred: cells[0]?.endsWith('★') ?? false,
    score: Number(cells[2]),
  }));

type Probe = { point: string; file: string; title: string };
const probes: Probe[] = rows
  .filter(([first = '']) => /^(P\d+|★\d+)$/.test(first))
  .map(([point = '', file = '', title = '']) => ({
    point,
    file: file.replaceAll('`', ''),
    title: title.replaceAll('`', ''),
  }));

describe('the review', () => {
  it('scores each of the 86 points once, with 0, 1 or 2', () => {
    expect(points.map(({ number }) => number)).toEqual(Array.from({ length: 86 }, (_, index) => index + 1));
    expect(points.filter(({ score }) => ![0, 1, 2].includes(score))).toEqual([]);
  });

  it('says the sum it comes to, which is 155 or more, and no starred point has none', () => {
    const sum = points.reduce((total, { score }) => total + score, 0);
    expect(review).toContain(`**${sum} of 172**`);
    expect(sum).toBeGreaterThanOrEqual(155);
    expect(points.filter(({ isStarred, score }) => isStarred && score === 0)).toEqual([]);
  });

  it('has a probe for P1 to P17 and for every starred point', () => {
    const named = new Set(probes.map(({ point }) => point));
    const wanted = [
      ...Array.from({ length: 17 }, (_, index) => `P${index + 1}`),
      ...points.filter(({ isStarred }) => isStarred).map(({ number }) => `★${number}`),
    ];
    expect(wanted.filter((point) => !named.has(point))).toEqual([]);
    expect(points.filter(({ isStarred }) => isStarred).length).toBe(19);
  });

  it.each(probes)('finds $point in $file: $title', ({ file, title }) => {
    expect(existsSync(join(projectRoot, file))).toBe(true);
    expect(readFileSync(join(projectRoot, file), 'utf8')).toContain(title);
  });
});
