import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { Draft } from '@/components/staff/content/draft';
import { ScriptForm } from '@/components/staff/content/script-form';
import { scriptForm as copy } from '@/lib/i18n/en/staff-script';
import { postStaff } from '@/lib/staff/client/staff-calls';

jest.mock('@/lib/staff/client/staff-calls', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-calls'),
  postStaff: jest.fn(),
}));
jest.mock('next/dynamic', () => () => () => null);

const file = readFileSync('content/chat/flow.json', 'utf8');

beforeEach(() => {
  localStorage.clear();
  jest.mocked(postStaff).mockResolvedValue({ ok: false, status: 500, code: 'away', fields: {} });
  const check = { errors: [], warnings: [] };
  const draft = new Draft({ path: 'chat/flow.json', text: file, version: 1, check });
  const Form = () => {
    const { text } = useSyncExternalStore(draft.subscribe, draft.view);
    typed = text;
    return <ScriptForm script={JSON.parse(text)} draft={draft} />;
  };
  render(<Form />);
});
let typed = file;

const find = (text: string) =>
  fireEvent.change(screen.getByLabelText(copy.find), { target: { value: text } });
const passages = () => within(screen.getByLabelText(copy.passage)).getAllByRole('option');
const change = (group: string, language: string, words: string) =>
  fireEvent.change(within(screen.getByRole('group', { name: group })).getByLabelText(language), {
    target: { value: words },
  });
const changedLines = () => {
  const before = file.split('\n');
  return typed.split('\n').filter((line, at) => line !== before[at]);
};

it('lists every step, hint and set of buttons, and finds one by words of any language', () => {
  const { steps, hints, sets } = JSON.parse(file);
  expect(passages()).toHaveLength(steps.length + [hints, sets].flatMap(Object.keys).length);
  find('গাঁজা');
  expect(passages().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/\(self_substance\)$/),
    expect.stringMatching(/\(other_substance\)$/),
  ]);
  expect(screen.getByText(copy.found(2))).toBeVisible();
  find('no such words here');
  expect(screen.getByText(copy.none)).toBeVisible();
  expect(screen.queryByLabelText(copy.passage)).toBeNull();
});

it('changes the words of what is said and of a button, and no other line of the file', () => {
  change(copy.message, 'Bengali', 'নমস্কার “বন্ধু” "আপনি"');
  expect(changedLines()).toEqual([`        "bn": ${JSON.stringify('নমস্কার “বন্ধু” "আপনি"')}`]);
  change(copy.button(1, 'danger'), 'English', 'Danger now');
  expect(changedLines()).toHaveLength(2);
  expect(JSON.parse(typed).steps[0].suggestions[0]).toEqual({
    ...JSON.parse(file).steps[0].suggestions[0],
    text: { ...JSON.parse(file).steps[0].suggestions[0].text, en: 'Danger now' },
  });
});

it('changes what stands in several steps where it stands', () => {
  const { sets } = JSON.parse(file);
  fireEvent.change(screen.getByLabelText(copy.passage), { target: { value: 'sets more' } });
  change(copy.button(1, sets.more[0].next), 'Hindi', 'और पूछें');
  expect(JSON.parse(typed).sets.more[0].text.hi).toBe('और पूछें');
  expect(changedLines()).toHaveLength(1);
});

it('says beside the field what is blank or too long', () => {
  change(copy.message, 'Hindi', ' ');
  change(copy.button(1, 'danger'), 'Hindi', 'क'.repeat(61));
  const faultOf = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getByLabelText('Hindi')
      .getAttribute('aria-invalid');
  expect([faultOf(copy.message), faultOf(copy.button(1, 'danger'))]).toEqual(['true', 'true']);
  expect(screen.getByText(copy.blank)).toBeVisible();
  expect(screen.getByText(copy.tooLong(60, 61))).toBeVisible();
});
