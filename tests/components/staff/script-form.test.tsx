import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { Draft } from '@/components/staff/content/draft';
import { ScriptForm } from '@/components/staff/content/script-form';
import { staffFields } from '@/lib/i18n/en/staff-fields';
import { scriptForm as copy } from '@/lib/i18n/en/staff-script';
import { postStaff } from '@/lib/staff/client/staff-calls';
import type { DocumentCheck } from '@/lib/stories/document-schema';
import type { ValuePath } from '@/lib/stories/field-shape';

jest.mock('@/lib/staff/client/staff-calls', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-calls'),
  postStaff: jest.fn(),
}));
jest.mock('next/dynamic', () => () => () => null);

const file = readFileSync('content/chat/flow.json', 'utf8');

const blank: DocumentCheck = { errors: [], warnings: [] };
const show = (check = blank) => {
  localStorage.clear();
  jest.mocked(postStaff).mockResolvedValue({ ok: false, status: 500, code: 'away', fields: {} });
  const draft = new Draft({ path: 'chat/flow.json', text: file, version: 1, check });
  const Form = () => {
    const { text } = useSyncExternalStore(draft.subscribe, draft.view);
    typed = text;
    return <ScriptForm script={JSON.parse(text)} live={JSON.parse(file)} check={check} draft={draft} />;
  };
  render(<Form />);
};
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
  show();
  const { steps, hints, sets } = JSON.parse(file);
  expect(passages()).toHaveLength(steps.length + [hints, sets].flatMap(Object.keys).length);
  find('গাঁজা');
  expect(passages().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/\(self_substance\)$/),
    expect.stringMatching(/\(other_substance\)$/),
    expect.stringMatching(/\(other_cannabis\)$/),
    expect.stringMatching(/\(suspicious\)$/),
    expect.stringMatching(/\(suspicious_self\)$/),
    expect.stringMatching(/\(no_sleep_nights\)$/),
    expect.stringMatching(/\(cannabis\)$/),
    expect.stringMatching(/\(cannabis_harm\)$/),
    expect.stringMatching(/\(we_treat\)$/),
    expect.stringMatching(/\(clears_body\)$/),
    expect.stringMatching(/\(drink_ganja\)$/),
    expect.stringMatching(/\(exam_now\)$/),
    expect.stringMatching(/\(since_ganja\)$/),
    expect.stringMatching(/\(ganja_panic\)$/),
    expect.stringMatching(/\(ganja_length\)$/),
  ]);
  expect(screen.getByText(copy.found(15))).toBeVisible();
  find('zebra crossing');
  expect(screen.getByText(copy.none)).toBeVisible();
  expect(screen.queryByLabelText(copy.passage)).toBeNull();
});

it('changes the words of what is said and of a button, and no other line of the file', () => {
  show();
  change(copy.message, 'Bengali', 'নমস্কার “বন্ধু” "আপনি"');
  expect(changedLines()).toEqual([expect.stringContaining(`"bn": ${JSON.stringify('নমস্কার “বন্ধু” "আপনি"')}}`)]);
  change(copy.button(1, 'danger'), 'English', 'Danger now');
  expect(changedLines()).toHaveLength(2);
  expect(JSON.parse(typed).steps[0].suggestions[0]).toEqual({
    ...JSON.parse(file).steps[0].suggestions[0],
    text: { ...JSON.parse(file).steps[0].suggestions[0].text, en: 'Danger now' },
  });
});

it('changes what stands in several steps where it stands', () => {
  show();
  const { sets } = JSON.parse(file);
  fireEvent.change(screen.getByLabelText(copy.passage), { target: { value: 'sets more' } });
  change(copy.button(1, sets.more[0].next), 'Hindi', 'और पूछें');
  expect(JSON.parse(typed).sets.more[0].text.hi).toBe('और पूछें');
  expect(changedLines()).toHaveLength(1);
});

it('says beside the field what is blank or too long', () => {
  show();
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

/** A mistake as the check of the file words it. */
const withError = (message: string, path: ValuePath): DocumentCheck => ({
  errors: [{ line: 1190, message, path }],
  warnings: [],
});

it('says what is wrong by the names of the form, and leads there', () => {
  const { id } = JSON.parse(file).steps[3];
  show(withError(`step "${id}": "message.hi": must not be empty`, ['steps', 3, 'message', 'hi']));
  const said = screen.getByRole('button', {
    name: /, What the assistant says, Hindi: Please fill this in\.$/,
  });
  expect(said).not.toHaveTextContent(/Line|step "|message\.hi/);
  find('zebra crossing');
  fireEvent.click(said);
  expect(screen.getByLabelText(copy.passage)).toHaveValue(`steps ${id}`);
  expect(document.activeElement).toHaveAttribute('id', 'field.steps.3.message.hi');
});

it('leads to the passage of what is wrong with no words', () => {
  const { id } = JSON.parse(file).steps[5];
  show(withError(`step "${id}": there is no step "gone"`, ['steps', 5]));
  fireEvent.click(screen.getByRole('button', { name: /: There is no step "gone"$/ }));
  expect(screen.getByLabelText(copy.passage)).toHaveValue(`steps ${id}`);
});

it('says beside the field what stands in braces and means nothing, and what may', () => {
  const { id } = JSON.parse(file).steps[0];
  const fault = copy.unknown('{centre phone}', [['centre_phone', copy.names.centre_phone]], true);
  show(withError(`step "${id}": "message.bn": ${fault}`, ['steps', 0, 'message', 'bn']));
  const field = within(screen.getByRole('group', { name: copy.message })).getByLabelText('Bengali');
  expect(field).toHaveAccessibleDescription(/“{centre phone}” stands for nothing.*{centre_phone}/);
  change(copy.message, 'English', 'Call {centre_phone}.');
  expect(screen.getByText(copy.named('opening_hours', copy.names.opening_hours))).toBeInTheDocument();
});

it('says where the English alone has changed', () => {
  show();
  change(copy.message, 'English', 'Hello. What brings you here?');
  expect(screen.getByText(staffFields.englishAlone(['Hindi', 'Bengali']))).toBeVisible();
  change(copy.message, 'Hindi', 'नमस्ते। आप क्यों आए?');
  expect(screen.getByText(staffFields.englishAlone(['Bengali']))).toBeVisible();
});
