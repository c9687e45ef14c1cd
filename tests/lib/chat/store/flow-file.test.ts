import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@/lib/stories/store/content-files';
import { checkDocument } from '@/lib/stories/store/document-check';
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

/** What the check of the console says of a script after one change of its file. */
const checked = (text: string, dir = FIXTURE) => checkDocument({ dir, path: 'chat/flow.json', text });

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
      'step "noted": "action": expected callback, urgent or withdraw',
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
    [
      'a text left in English',
      '"किस दिन?"',
      '"Which day?"',
      'step "day": "message.hi": no Hindi in "Which day?"',
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

describe('what stands in braces', () => {
  const told = async (from: string, to: string) => (await afterChange(from, to)).told;

  it.each(['{centre phone}', '{Centre_Phone}', '{centre-phone}', '{centre_phone'])(
    'is told where it is no known name, with the one that was meant: %s',
    async (typed) => {
      const { runs, told: all, lines } = await afterChange('"Take care."', `"Take care. ${typed}"`);
      expect({ runs, lines }).toEqual({ runs: true, lines: [lineOf('"Take care."')] });
      expect(all).toEqual([
        `step "bye": "message.en": “${typed}” stands for nothing. Write {centre_phone} (the telephone number of the centre).`,
      ]);
    },
  );

  it.each(['{nickname}', '{', '}', '{केंद्र}', '{}'])(
    'is told with all known names where none is near: %s',
    async (typed) => {
      const [first = ''] = await told('"Take care."', `"Take care. ${typed}"`);
      expect(first).toMatch(
        /^step "bye": "message.en": “.*” stands for nothing. Write it without braces, or /,
      );
      expect(first).toContain('{opening_hours} (the opening hours)');
    },
  );

  it('is looked for in every language, in hints, and not allowed on buttons', async () => {
    expect(await told('"किस दिन?"', '"किस दिन? {centre phone}"')).toEqual([
      expect.stringMatching(/^step "day": "message.hi": “\{centre phone\}” stands/),
    ]);
    expect(await told('"Hint choice."', '"Hint choice, {nick}?"')).toEqual([
      expect.stringMatching(/^"hints.choice.en": “\{nick\}” stands/),
    ]);
    expect(await told('"Me"', '"{name}"')).toEqual([
      expect.stringMatching(/"suggestions.0.text.en": .*a button takes no braces/),
    ]);
  });

  it('is noted where the English alone has it', async () => {
    const dir = folders.content();
    write(dir, 'chat/flow.json', good.replace('"Take care."', '"Take care{, name}."'));
    const { value, mistakes } = await contentFiles(dir, () => undefined).flow();
    expect(value).not.toBeNull();
    expect(mistakes.map(({ message, isNote }) => [isNote, message])).toEqual([
      [true, 'step "bye": "message.hi": {name} stands in the English and not in the Hindi.'],
      [true, 'step "bye": "message.bn": {name} stands in the English and not in the Bengali.'],
    ]);
  });
});

describe('the check of the console', () => {
  it('finds nothing wrong with the script that the site comes with', async () => {
    const text = readFileSync('content/chat/flow.json', 'utf8');
    expect(await checked(text, 'content')).toEqual({ errors: [], warnings: [] });
  });

  it.each([
    ['"On which day?"', '" "', ['steps', 2, 'message', 'en']],
    ['"On which day?"', '"On which {weekday}?"', ['steps', 2, 'message', 'en']],
    ['"Hint choice."', '""', ['hints', 'choice', 'en']],
    ['"Ask more"', '""', ['sets', 'more', 0, 'text', 'en']],
  ])('names the value that %s made %s stands at', async (from, to, path) => {
    const { errors } = await checked(good.replace(from, to));
    const at =
      path[0] === 'steps' ? JSON.parse(good).steps.findIndex(({ id }: { id: string }) => id === 'day') : 0;
    expect(errors.map((error) => error.path)).toEqual([path[0] === 'steps' ? path.with(1, at) : path]);
  });
});

describe('the examples of a script', () => {
  const withExamples = async (text: string, script = good) => {
    const dir = folders.content();
    write(dir, 'chat/flow.json', script);
    write(dir, 'chat/examples.txt', text);
    return contentFiles(dir, () => undefined).flow();
  };

  it('stand below the step that they mean, one a line', async () => {
    const { value, mistakes } = await withExamples('# day\nwhich day\n\nkis din\n');
    expect(mistakes).toEqual([]);
    expect(value?.steps.get('day')?.examples).toEqual([{ text: 'which day' }, { text: 'kis din' }]);
  });

  it('may lean on the step that was told before them', async () => {
    const { value, mistakes } = await withExamples('# day\nthen\ncost > then\ncost > then?\nnone > when\n');
    expect(value?.steps.get('day')?.examples).toEqual([
      { text: 'then' },
      { text: 'then', after: 'cost' },
      { text: 'when', after: 'none' },
    ]);
    expect(mistakes.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '4 "cost > then?" stands under "day" already',
      '1 there is no step "none"',
    ]);
  });

  it('are left out where they cannot be meant, and the line is told', async () => {
    const text = ['lost', '# day', 'which day', 'Which day?', 'x'.repeat(121), '# dya', 'when'].join('\n');
    const { value, mistakes } = await withExamples(text);
    expect(value?.steps.get('day')?.examples).toEqual([{ text: 'which day' }]);
    expect(mistakes.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '1 a phrase stands below the "# step" that it means',
      '4 "Which day?" stands under "day" already',
      '5 at most 120 characters',
      '6 there is no step "dya"',
    ]);
  });

  it('of a script from before that file stay, where the file has none for the step', async () => {
    const old = good.replace('"id": "day"', '"id": "day", "examples": ["which day"]');
    const phrases = async (text: string) => (await withExamples(text, old)).value?.steps.get('day')?.examples;
    expect(await phrases('')).toEqual([{ text: 'which day' }]);
    expect(await phrases('# day\nkis din\n')).toEqual([{ text: 'kis din' }]);
  });
});
