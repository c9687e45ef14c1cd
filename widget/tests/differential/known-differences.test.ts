import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences } from './known-differences';

const texts = readdirSync(__dirname)
  .filter((name) => name.endsWith('.test.tsx'))
  .map((name) => readFileSync(join(__dirname, name), 'utf8'));

describe('the list of differences', () => {
  it.each(Object.entries(differences))(
    '%s is shown by a scenario and stands on the list of the interface',
    (id, { reference, why }) => {
      expect(texts.some((text) => text.includes(`'${id}'`))).toBe(true);
      expect(reference).toMatch(/^§1\.1[235]/);
      expect(why.length).toBeGreaterThan(20);
    },
  );
});
