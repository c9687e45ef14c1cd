import { fireEvent, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { Draft } from '@/components/staff/content/draft';
import { PreviewValues } from '@/components/staff/content/preview-values';
import { ValueForm } from '@/components/staff/content/value-form';
import { hoursFault, parseOpeningHours } from '@/lib/config/opening-hours';
import { hoursIn } from '@/lib/i18n/clock';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffFields as copy, plainFault } from '@/lib/i18n/en/staff-fields';
import { postStaff } from '@/lib/staff/client/staff-calls';
import type { CheckLine, DocumentDetail } from '@/lib/stories/document-schema';
import type { FieldShape } from '@/lib/stories/field-shape';
import { stubDialogs } from '@/tests/helpers/dialog';

jest.mock('@/lib/staff/client/staff-calls', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-calls'),
  postStaff: jest.fn(),
}));
jest.mock('next/dynamic', () => () => () => null);

const text: FieldShape = { kind: 'text', isLong: false };
const translated: FieldShape = {
  ...{ kind: 'group', isText: true },
  fields: ['en', 'hi', 'bn'].map((name) => ({ name, shape: text, isRequired: name === 'en' })),
};
const rooms: FieldShape = {
  kind: 'list',
  item: {
    ...{ kind: 'group', isText: false },
    fields: [
      { name: 'name', shape: translated, isRequired: true },
      { name: 'beds', shape: { kind: 'number' }, isRequired: true },
      { name: 'day', shape: { kind: 'text', isLong: false, format: 'date' }, isRequired: false },
      { name: 'hidden', shape: { kind: 'tick', value: true }, isRequired: false },
    ],
  },
};
const stored = [
  { name: 'Hall', beds: 6, view: 'yard' },
  { name: { en: 'Single', bn: 'এক' }, beds: 1 },
];

type Options = {
  value?: unknown;
  shape?: FieldShape;
  defaults?: unknown;
  live?: string | null;
  errors?: CheckLine[];
  file?: string;
};

function open({ file: path = 'rooms.json', ...options }: Options = {}) {
  const { value = stored, shape = rooms, defaults = null, live = null, errors = [] } = options;
  const file = value === null ? '' : `${JSON.stringify(value, null, 2)}\n`;
  const draft = new Draft({ path, text: file, version: 1, check: { errors, warnings: [] } });
  const Form = () => {
    const shown = useSyncExternalStore(draft.subscribe, draft.view);
    return <ValueForm file={path} isChecked {...{ shape, defaults, live, draft, shown }} />;
  };
  const { unmount } = render(<Form />);
  return { file, unmount, typed: () => draft.view().text, value: () => JSON.parse(draft.view().text) };
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(postStaff).mockResolvedValue({ ok: false, status: 500, code: 'away', fields: {} });
});

async function toggle(title: string) {
  fireEvent.click(screen.getByText(title));
  await screen.findByRole('button', { name: /^Move up/ });
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('changes the value that is typed into, and no other byte', async () => {
  const { file, typed, unmount } = open();
  await toggle('1. Hall');
  expect(typed()).toBe(file);
  write('Beds', '8');
  expect(typed()).toBe(file.replace('"beds": 6', '"beds": 8'));
  write('Beds', 'many');
  expect(typed()).toContain('"beds": "many"');
  unmount();
});

it('leaves a plain text plain until another language is written, and takes out what is blanked', async () => {
  const { value, unmount } = open();
  await toggle('1. Hall');
  write('English', 'Large hall');
  expect(value()[0].name).toBe('Large hall');
  const hindi = screen.getByLabelText('Hindi (optional)');
  expect(hindi).toHaveAttribute('lang', 'hi');
  fireEvent.change(hindi, { target: { value: 'हॉल' } });
  expect(value()[0].name).toEqual({ en: 'Large hall', hi: 'हॉल' });
  fireEvent.change(hindi, { target: { value: '' } });
  expect(value()[0]).toEqual({ name: { en: 'Large hall' }, beds: 6, view: 'yard' });
  unmount();
});

it('ticks by the value of the file, and takes the tick out whole', async () => {
  const { value, unmount } = open();
  await toggle('2. Single');
  fireEvent.click(screen.getByLabelText('Hidden'));
  expect(value()[1].hidden).toBe(true);
  fireEvent.click(screen.getByLabelText('Hidden'));
  expect(value()[1]).not.toHaveProperty('hidden');
  unmount();
});

it('adds, moves, removes and puts back entries, with the focus where one goes on', () => {
  const { value, unmount } = open();
  fireEvent.click(screen.getByRole('button', { name: copy.add }));
  expect(value()).toHaveLength(3);
  expect(screen.getByLabelText('English')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: /^Move up/ }));
  expect(value()[1]).toEqual({});
  expect(screen.getByText(copy.moved(2, 3))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Move up/ })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(value()).toEqual(stored);
  const undo = screen.getByRole('button', { name: copy.undo });
  expect(undo).toHaveFocus();
  fireEvent.click(undo);
  expect(value()).toHaveLength(3);
  unmount();
});

it('says what is wrong beside its field, in plain words, and in a summary that leads there', () => {
  const errors = [{ line: 8, message: '"beds": expected a number', path: [1, 'beds'] }];
  const { unmount } = open({ errors });
  Element.prototype.scrollIntoView = () => undefined;
  const field = screen.getByLabelText('Beds');
  expect(field).toHaveAccessibleDescription('Error: Please write a number.');
  fireEvent.click(
    within(screen.getByRole('alert')).getByRole('link', { name: '2. Single, Beds: Please write a number.' }),
  );
  expect(field).toHaveFocus();
  unmount();
});

it('shows what the site has by itself, and changes one of its entries', () => {
  const hall = { id: 'hall', name: { en: 'Hall', hi: 'हॉल', bn: 'হল' } };
  const { value, unmount } = open({ value: null, defaults: [hall] });
  fireEvent.click(screen.getByRole('button', { name: /^Change this one ?: Hall$/ }));
  expect(value()).toEqual([hall]);
  expect(screen.queryByRole('button', { name: /^Change this/ })).toBeNull();
  unmount();
});

it('names what was published last as what the site shows now, and two lengths of stay in one room apart', () => {
  const fields = [{ name: 'phone', shape: text, isRequired: false }];
  const shape: FieldShape = { kind: 'group', isText: false, fields };
  const live = '{"phone":"14416"}';
  const { unmount } = open({ value: { phone: '100' }, shape, defaults: { phone: '112' }, live });
  expect(screen.getByLabelText('Telephone')).toHaveAccessibleDescription(
    expect.stringContaining(copy.now('14416')),
  );
  unmount();
  const room = { en: 'Single' };
  open({ value: [30, 90].map((days) => ({ room, days, amount: days * 1200 })) });
  expect(screen.getByText('1. Single, 30 days, ₹36,000')).toBeTruthy();
  expect(screen.getByText('2. Single, 90 days, ₹1,08,000')).toBeTruthy();
});

it('says what the site shows where a fact is not written', () => {
  const shape: FieldShape = {
    kind: 'group',
    isText: false,
    fields: [{ name: 'phone', shape: text, isRequired: false }],
  };
  const { value, typed, unmount } = open({ value: null, shape, defaults: { phone: '112' } });
  expect(screen.getByLabelText('Telephone')).toHaveAccessibleDescription(
    expect.stringContaining(copy.now('112')),
  );
  write('Telephone', '14416');
  expect(value()).toEqual({ phone: '14416' });
  // It stays beside what is typed, to be compared.
  expect(screen.getByLabelText('Telephone')).toHaveAccessibleDescription(
    expect.stringContaining(copy.now('112')),
  );
  write('Telephone', '');
  expect(typed()).toBe('{}\n');
  unmount();
});

it('tells the pictures of one room apart by what they show', () => {
  const { unmount } = open({
    value: ['Six beds', 'The washroom'].map((type) => ({ name: { en: 'Hall' }, type: { en: type } })),
  });
  expect(screen.getByText('1. Hall, Six beds')).toBeTruthy();
  expect(screen.getByText('2. Hall, The washroom')).toBeTruthy();
  unmount();
});

it('says of hours that are refused only what is wrong with them, and the right form', () => {
  const fields = [{ name: 'opening_hours', shape: text, isRequired: false }];
  const typed = 'Mo-Sa 09:00-8:00';
  const fault = hoursFault(typed) ?? '';
  const shown = {
    ...{ value: { opening_hours: typed }, defaults: { opening_hours: 'Mo-Sa 08:00-20:00' } },
    shape: { kind: 'group', isText: false, fields } satisfies FieldShape,
  };
  const { unmount } = open(shown);
  const words =
    /Please write an end after the beginning, such as Mo-Sa 09:00-20:00; in “Mo-Sa 09:00-8:00” it is before/;
  expect(screen.getByRole('status')).toHaveTextContent(words);
  unmount();
  open({ ...shown, errors: [{ line: 2, message: `"opening_hours": ${fault}`, path: ['opening_hours'] }] });
  expect(screen.getByLabelText('Opening hours')).toHaveAccessibleDescription(words);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByText(copy.hours.words)).toBeNull();
});

it('begins with the opening hours in force, and says with every key what visitors read of them', () => {
  const fields = [{ name: 'opening_hours', shape: text, isRequired: false }];
  const shape: FieldShape = { kind: 'group', isText: false, fields };
  const { value, typed, unmount } = open({
    ...{ value: {}, shape, defaults: { opening_hours: 'Mo-Sa 08:00-20:00' } },
  });
  const field = screen.getByLabelText('Opening hours');
  const said = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');
  expect(field).toHaveValue('Mo-Sa 08:00-20:00');
  expect(said()).toBe(copy.hours.read('Monday to Saturday, 8 am to 8 pm'));
  write('Opening hours', 'Mo-Sa 08:00-2');
  expect(said()).toBe(plainFault(hoursFault('Mo-Sa 08:00-2') ?? ''));
  write('Opening hours', 'By appointment');
  expect(said()).toBe(copy.hours.words + copy.hours.wordsMean);
  write('Opening hours', 'Mo-Fr 09:00-18:00; Sa 09:00-13:00');
  expect(said()).toBe(copy.hours.read('Monday to Friday, 9 am to 6 pm; Saturday, 9 am to 1 pm'));
  expect(value()).toEqual({ opening_hours: 'Mo-Fr 09:00-18:00; Sa 09:00-13:00' });
  // A blank field stays blank: the hours of the settings hold again.
  write('Opening hours', '');
  expect([typed(), field.getAttribute('value'), said()]).toEqual(['{}\n', '', '']);
  unmount();
});

it('asks of a price that changes by more than half whether it is right, and of no other', () => {
  const number: FieldShape = { kind: 'number' };
  const stay: FieldShape = {
    ...{ kind: 'group', isText: false },
    fields: [
      { name: 'room', shape: text, isRequired: true },
      { name: 'amount', shape: number, isRequired: true },
    ],
  };
  const before = [
    { room: 'Hall', amount: 36_000 },
    { room: 'Single', amount: 48_000 },
  ];
  const questionsOf = (value: unknown) => {
    const { unmount } = open({ value, shape: { kind: 'list', item: stay }, live: JSON.stringify(before) });
    const said = screen.queryAllByText(/Is this right/).map(({ textContent }) => textContent);
    unmount();
    return said;
  };
  const withHall = (amount: number, room = 'Hall') => [{ room, amount }, before[1]];
  expect(questionsOf(withHall(3800))).toEqual(['₹36,000 to ₹3,800: about a tenth. Is this right?']);
  expect(questionsOf(withHall(3800, 'Big hall'))).toHaveLength(1);
  expect(questionsOf(withHall(360_000))).toEqual([
    '₹36,000 to ₹3,60,000: about 10 times as much. Is this right?',
  ]);
  expect(questionsOf(withHall(20_000))).toEqual([]);
  expect(questionsOf([before[1]])).toEqual([]);
  expect(questionsOf(before.toReversed())).toEqual([]);
});

it('says where the English alone has changed since it was published', async () => {
  const both = [{ name: { en: 'Hall', hi: 'हॉल', bn: 'হল' }, beds: 6 }];
  const { unmount } = open({ value: both, live: JSON.stringify(both) });
  await toggle('1. Hall');
  write('English', 'Large hall');
  expect(screen.getByText(copy.englishAlone(['Hindi', 'Bengali']))).toBeVisible();
  write('Bengali (optional)', 'বড় হল');
  expect(screen.getByText(copy.englishAlone(['Hindi']))).toBeVisible();
  unmount();
});

it('shows opening hours before they are published as visitors read them, in each language', async () => {
  stubDialogs();
  const check = { errors: [], warnings: [] };
  const text = '{ "opening_hours": "Mo-Sa 08:00-20:00" }';
  const data = { check, story: null, value: JSON.parse(text) };
  jest.mocked(postStaff).mockResolvedValue({ ok: true, data });
  const detail = { path: 'site.json', text, version: 1, check, live_text: null, shape: null };
  render(<PreviewValues detail={detail as unknown as DocumentDetail} draft={new Draft(detail)} />);
  fireEvent.click(screen.getByRole('button', { name: staffContent.values.show }));
  expect(await screen.findByText('Monday to Saturday, 8 am to 8 pm')).toBeTruthy();
  const inHindi = hoursIn('hi', parseOpeningHours('Mo-Sa 08:00-20:00') ?? []);
  expect(screen.getByText(inHindi.replaceAll('\u00a0', ' '))).toBeTruthy();
});

it('proposes the address of a new question from its words, and leaves one that was typed or that visitors know', async () => {
  const fields = [
    { name: 'id', shape: text, isRequired: true },
    { name: 'question', shape: translated, isRequired: true },
  ];
  const shape: FieldShape = { kind: 'list', item: { kind: 'group', isText: false, fields } };
  const known = { id: 'is-it-free', question: 'Is it free?' };
  const live = JSON.stringify([known]);
  const ask = (words: string) => write('English', words);
  const one = open({ value: [{}], shape, live, file: 'questions.json' });
  await toggle(copy.entry(1, ''));
  ask('When can I visit?');
  expect(one.value()[0].id).toBe('when-can-i-visit');
  ask('When may I visit?');
  expect(one.value()[0].id).toBe('when-may-i-visit');
  write('Last part of its web address', 'visits');
  ask('When can families visit?');
  expect(one.value()[0].id).toBe('visits');
  one.unmount();
  localStorage.clear();
  const other = open({ value: [known], shape, live, file: 'questions.json' });
  await toggle('1. Is it free?');
  ask('Is it free of charge?');
  expect(other.value()[0].id).toBe('is-it-free');
});
