/** @jest-environment jsdom */
import { readFlow } from '@/widget/embed/flow-data';

/** Where the start block's path leads after an answer. */
const lead = (path: unknown, userInput: string): unknown => {
  if (typeof path !== 'function') throw new Error('The path is no function.');
  return Reflect.apply(path, null, [{ userInput }]);
};

describe('a flow as JSON', () => {
  it('keeps the attributes that are data, in the order they were written', () => {
    const start = { options: ['a'], message: 'Hi', lang: 'en', transition: { duration: 5 }, path: 'end' };
    expect(readFlow({ start, end: { chatDisabled: true } })).toEqual({ start, end: { chatDisabled: true } });
    expect(Object.keys(readFlow({ start })['start'] ?? {})).toEqual(Object.keys(start));
  });

  it('leads each answer its way, any other by the star', () => {
    const { start } = readFlow({ start: { path: { Yes: 'yes', '*': 'other' } } });
    expect(['Yes', 'Hm', 'toString'].map((answer) => lead(start?.path, answer))).toEqual([
      'yes',
      'other',
      'other',
    ]);
  });

  it('stays where no way is named', () => {
    const { start } = readFlow({ start: { path: { Yes: 'yes' } } });
    expect(lead(start?.path, 'No')).toBeNull();
  });

  it.each([
    ['message', 7],
    ['options', [1]],
    ['checkboxes', 'a'],
    ['transition', 'soon'],
    ['input', 'iban'],
    ['path', 3],
    ['function', 'alert(1)'],
    ['component', '<b>x</b>'],
  ])('leaves out a %s of the wrong kind', (name, value) => {
    expect(readFlow({ start: { [name]: value } })).toEqual({ start: {} });
  });

  it.each([null, [], {}, { begin: {} }, 'x'])('is none without a start: %j', (json) => {
    expect(() => readFlow(json)).toThrow('start');
  });
});
