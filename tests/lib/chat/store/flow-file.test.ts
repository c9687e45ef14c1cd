import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@/lib/stories/store/content-files';
import { FIXTURE, testFolders, write } from '@/tests/lib/backend/folder';

const folders = testFolders();
const good = readFileSync(join(FIXTURE, 'chat/flow.json'), 'utf8');

/** What an operator is told of the fixture's script after one change, and whether it still runs. */
async function afterChange(from: string, to: string) {
  expect(good).toContain(from);
  const dir = folders.content();
  write(dir, 'chat/flow.json', good.replace(from, to));
  const { value, mistakes } = await contentFiles(dir, () => undefined).flow();
  return {
    runs: value !== null,
    told: mistakes.map(({ message }) => message),
    lines: mistakes.map(({ line }) => line),
  };
}

const lineOf = (text: string) => good.slice(0, good.indexOf(text)).split('\n').length;

describe('a script that cannot be run', () => {
  it.each([
    [
      'a missing language',
      '      "message": {\n        "en": "On which day?",\n',
      '      "message": {\n',
      'step "day": "message.en": is missing',
    ],
    ['an empty text', '"On which day?"', '" "', 'step "day": "message.en": must not be empty'],
    ['an unknown part', '"id": "day"', '"id": "day", "colour": "blue"', 'step "day": unknown key "colour"'],
    [
      'an unknown kind of answer',
      '"answer": "date"',
      '"answer": "day"',
      'step "day": "answer": expected one of choice, text, number, email, phone, date, time',
    ],
    [
      'an id with blanks',
      '"id": "day"',
      '"id": "the day"',
      'step "the day": "id": an id has small letters, digits and _ only, and begins with a letter',
    ],
    [
      'an unknown action',
      '"action": "callback"',
      '"action": "email"',
      'step "noted": "action": expected callback or urgent',
    ],
    [
      'suggestions that are none',
      '"suggestions": "more"',
      '"suggestions": 7',
      'step "cost": "suggestions": expected a list of suggestions or the name of a set',
    ],
    [
      'a set that is not there',
      '"suggestions": "more"',
      '"suggestions": "fewer"',
      'step "cost": there is no set "fewer"',
    ],
    ['a way to nowhere', '"next": "cost"', '"next": "price"', '"anywhere": there is no step "price"'],
    ['no fallback', '"fallback": "lost"', '"fallback": "gone"', '"fallback": there is no step "gone"'],
  ])('for %s says so', async (_, from, to, expected) => {
    const { runs, told } = await afterChange(from, to);
    expect(runs).toBe(false);
    expect(told).toContain(expected);
  });

  it('for a slip of the pen names the line', async () => {
    const { runs, told, lines } = await afterChange('"id": "day",', '"id": "day"');
    expect(runs).toBe(false);
    expect(told[0]).toMatch(/^this is not valid JSON/);
    expect(lines[0]).toBe(lineOf('"id": "day",') + 1);
  });

  it('names the line of the step', async () => {
    const { lines } = await afterChange('"answer": "date"', '"answer": "day"');
    expect(lines).toEqual([lineOf('"answer": "date"')]);
  });
});

describe('a script with a blemish', () => {
  it.each([
    ['a text left in English', '"किस दिन?"', '"Which day?"', 'step "day": no Hindi in "Which day?"'],
    [
      'a name nothing saves',
      '"Take care."',
      '"Take care, {nickname}."',
      'step "bye": nothing is saved as {nickname}',
    ],
    [
      'two suggestions of one value',
      '"value": "family"',
      '"value": "self"',
      'step "who": two suggestions have the value "self"',
    ],
  ])('is told of %s and runs', async (_, from, to, expected) => {
    expect(await afterChange(from, to)).toMatchObject({ runs: true, told: [expected] });
  });
});
