import { readFileSync } from 'node:fs';
import { documentFiles } from '@/lib/stories/document-schema';
import { controlPath, differencesOf, fileOf, readValue, valueAt, withValue } from '@/lib/stories/field-shape';
import { checkDocument } from '@/lib/stories/store/document-check';
import { defaultsOf, shapeOfFile, valueChanges } from '@/lib/stories/store/file-fields';

const shapeOf = (path: string) => {
  const shape = shapeOfFile(path);
  if (shape === null) throw new Error(`${path} has no form`);
  return shape;
};

const reply = {
  ...{ title: 'A', subject: { en: 'a', hi: 'b', bn: 'c' } },
  text: { en: 'Hello {name}', hi: '{name}, b', bn: 'c' },
};

describe('the form of a file', () => {
  it('is there for every list and all facts, and not for the script', () => {
    const without = documentFiles.filter((path) => shapeOfFile(path) === null);
    expect(without).toEqual(['chat/flow.json']);
  });

  it.each(['testimonials', 'features', 'accommodations', 'families', 'replies', 'trust'])(
    'writes %s.json as it is, byte by byte',
    (name) => {
      const text = readFileSync(`content/${name}.json`, 'utf8');
      const value = readValue(text, shapeOf(`${name}.json`));
      expect(fileOf(value, text)).toBe(text);
    },
  );

  it('knows days, choices, ticks, long texts and pictures', () => {
    const families = shapeOf('families.json');
    const [, , , languages, dates] =
      (families.kind === 'list' && families.item.kind === 'group' && families.item.fields) || [];
    expect(languages?.shape).toEqual({ kind: 'ticks', options: ['en', 'hi', 'bn'] });
    expect(dates?.shape).toMatchObject({ kind: 'list', item: { format: 'date' } });
    const json = JSON.stringify(shapeOf('features.json'));
    expect(json).toContain('"format":"picture"');
    expect(JSON.stringify(shapeOf('helplines.json'))).toContain('"kind":"tick","value":false');
  });

  it('leaves what it does not know where it stands', () => {
    const value = { phone: '1', colour: { of: ['doors'] } };
    expect(withValue(value, ['phone'], '2')).toEqual({ phone: '2', colour: { of: ['doors'] } });
    expect(withValue({ list: [1, 2] }, ['list', 0], undefined)).toEqual({ list: [2] });
    expect(fileOf({ a: 1 }, '{\r\n\t"a": 2\r\n}')).toBe('{\r\n\t"a": 1\r\n}\r\n');
  });
});

describe('a mistake', () => {
  it.each([
    ['costs.json', { confirmed: '2026-01-02', stays: [{ days: 'x' }] }, ['stays', 0, 'days']],
    ['features.json', [{ id: 1, title: { en: 'A', hi: '' } }], [0, 'title', 'hi']],
    ['helplines.json', [{ number: '112', source: 'x', checked: '2026-01-02' }], [0, 'source']],
    ['replies.json', [{ title: 'A', subject: { en: 'a', hi: 'b', bn: 'c' } }], [0, 'text']],
    ['replies.json', [{ ...reply, text: { ...reply.text, hi: '{the name} नमस्ते' } }], [0, 'text', 'hi']],
    ['replies.json', [{ ...reply, subject: { ...reply.subject, en: 'Hello {name}' } }], [0, 'subject', 'en']],
    ['site.json', { short_name: { en: '' } }, ['short_name', 'en']],
  ])('of %s names the value that is wrong', async (path, value, expected) => {
    const { errors } = await checkDocument({ dir: 'content', path, text: fileOf(value, '') });
    expect(errors.map((one) => one.path)).toContainEqual(expected);
  });

  it('leads to the first control of what holds none itself', () => {
    const shape = shapeOf('replies.json');
    expect(controlPath(shape, [{}], [0, 'text'])).toEqual([0, 'text', 'en']);
    expect(controlPath(shapeOf('features.json'), [{}], [0, 'photo', 'file'])).toEqual([0, 'photo']);
  });
});

describe('what the site shows by itself', () => {
  it('is there for helplines and questions in every language, and for the centre', () => {
    expect(valueAt(defaultsOf('helplines.json'), [0])).toMatchObject({
      number: '112',
      name: { en: 'Emergency', hi: expect.stringMatching(/./), bn: expect.stringMatching(/./) },
    });
    expect(defaultsOf('site.json')).toMatchObject({ phone: '+91 00000 00000', call_back_minutes: '60' });
    expect(valueAt(defaultsOf('questions.json'), [0, 'answer', 'bn'])).toMatch(/./);
    expect(defaultsOf('costs.json')).toBeNull();
  });

  it('is what a change of the telephone number changes', () => {
    const phone = { name: ['phone'], before: '+91 00000 00000', after: '+91 33 4000 1234' };
    expect(valueChanges('site.json', null, '{ "phone": "+91 33 4000 1234" }')).toEqual([phone]);
    const before = '[{ "number": "14416", "source": "https://a.example", "checked": "2026-01-02" }]';
    const hours = { en: 'Closed', hi: 'a', bn: 'b' };
    const after = JSON.stringify([{ ...JSON.parse(before)[0], hours }]);
    expect(valueChanges('helplines.json', before, after)[0]).toEqual({
      name: ['14416', 'hours', 'en'],
      before: 'Day and night, free, in many languages',
      after: 'Closed',
    });
  });
});

it('two texts of one list differ in the values that are not the same, by their place where they have no id', () => {
  const [one, two] = [[{ name: 'Hall', beds: 6 }, { name: 'Single' }], [{ name: 'Hall', beds: 8 }]];
  expect(differencesOf(one, two)).toEqual([
    { name: ['1', 'beds'], before: '6', after: '8' },
    { name: ['2', 'name'], before: 'Single', after: null },
  ]);
});
