import { act, fireEvent, render, screen } from '@testing-library/react';
import { FoundRecords } from '@/components/staff/personal-data/found-records';
import { PersonSearch } from '@/components/staff/personal-data/person-search';
import { useStaffAction } from '@/components/staff/step-up';
import { personalData } from '@/lib/i18n/en/staff-personal-data';
import type { PersonRecord } from '@/lib/personal-data/schema';
import { stubDialogs } from '@/tests/helpers/dialog';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));
jest.mock('@/components/staff/step-up', () => ({
  ...jest.requireActual('@/components/staff/step-up'),
  useStaffAction: jest.fn(),
}));

const { erase, search } = personalData;
beforeAll(stubDialogs);

function show(...names: readonly string[]) {
  const records = names.map((name, at): PersonRecord => {
    const about = { name, amount: null, words: '', also: [] };
    return { kind: 'message', id: `id-${at}`, at, about, match: 'own', retained: null };
  });
  const mentioned: PersonRecord = {
    ...{ kind: 'chat', id: 'said', at: 9, match: 'mentioned', retained: null },
    about: { name: 'Somebody', amount: null, words: '', also: [] },
  };
  const none = async () => undefined;
  render(<FoundRecords person="+919800000000" records={[...records, mentioned]} erase={none} save={none} />);
}

it('records of one name, however it is written, are ticked together', () => {
  show('Asha Roy', ' asha  roy', '');
  expect(screen.getByRole('button', { name: erase.tickAll(3) })).toBeTruthy();
  expect(screen.queryByText(/different names/)).toBeNull();
});

it('a number that a family shares: the names are told, and each record is looked at by itself', () => {
  show('Asha Roy', 'Bimal Roy', 'asha roy');
  const warning =
    'These records carry different names: Asha Roy, Bimal Roy. Look at each before you tick it.';
  expect(screen.getByText(warning)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Tick all/ })).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
});

it('numbers of the database stand in what is folded for the technician alone', () => {
  show('Asha Roy');
  const folded = screen.getByText(personalData.technician).closest('details');
  expect(folded?.open).toBe(false);
  const numbers = screen.getAllByText(/id-0/);
  expect(numbers.map((one) => folded?.contains(one))).toEqual([true]);
});

it('says what to tick until something is ticked, where the buttons come', () => {
  show('Asha Roy');
  expect(screen.getByText(erase.nothing)).toBeVisible();
  expect(screen.queryByRole('button', { name: erase.action(1) })).toBeNull();
  fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  expect(screen.queryByText(erase.nothing)).toBeNull();
  expect(screen.getByRole('button', { name: erase.action(1) })).toBeVisible();
  expect(screen.getByRole('button', { name: personalData.export.action(1) })).toBeVisible();
});

it('a call that is still to be made says so with its time and who has claimed it, in the last question, too', () => {
  const about = { name: 'Sunil', amount: null, words: '', also: [] };
  const from = Date.parse('2026-11-28T08:00+05:30');
  const recordOf = (id: string, claimed_by: string | null): PersonRecord => ({
    ...{ kind: 'callback', id, at: 0, match: 'own', retained: null },
    about: { ...about, call: { from, to: from + 3_600_000, claimed_by } },
  });
  const none = async () => undefined;
  const records = [recordOf('a', 'Rina'), recordOf('b', null)];
  render(<FoundRecords person="+919830055512" records={records} erase={none} save={none} />);
  const claimed = /^Still to be made: call promised 28 Nov 2026, 8:00.* am, claimed by Rina$/;
  expect(screen.getAllByText(claimed)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: erase.tickAll(2) }));
  fireEvent.click(screen.getByRole('button', { name: erase.action(2) }));
  expect(screen.getAllByText(claimed)).toHaveLength(2);
  expect(screen.getAllByText(/^Still to be made: .*, not claimed$/)).toHaveLength(2);
});

const gift = (match: PersonRecord['match'], retained: PersonRecord['retained']): PersonRecord => ({
  ...{ kind: 'donation', id: `${match} ${retained}`, at: 0, match, retained },
  about: { name: 'Asha Roy', amount: { minor: 50_000, currency: 'INR' }, words: '', also: [] },
});
it('of what is kept by law alone, a copy is offered and nothing of erasing', () => {
  const none = async () => undefined;
  render(<FoundRecords person="a@b.org" records={[gift('own', 'receipt')]} erase={none} save={none} />);
  expect(screen.queryByText(erase.hint)).toBeNull();
  expect(screen.queryByText(erase.nothing)).toBeNull();
  expect(screen.getByText(erase.copyOnly)).toBeTruthy();
});

it.each([
  ['what stays of a person who was erased, and why', [gift('own', 'receipt')], search.stays(1)],
  ['that others’ records alone name the person', [gift('mentioned', null)], search.others(1)],
  ['what can still be erased', [gift('own', 'receipt'), gift('own', null)], search.found(2)],
  ['that there is nothing', [], search.none],
])('a search says %s', async (_what, records, title) => {
  const post = async () => ({ ok: true, data: records }) as never;
  jest.mocked(useStaffAction).mockReturnValue({ post, stepUp: null } as never);
  render(<PersonSearch centre="The centre" />);
  fireEvent.change(screen.getByLabelText(search.label), { target: { value: 'asha@example.org' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: search.submit })));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  const why = screen.queryAllByText(personalData.retained.receipt);
  expect(why).toHaveLength(records.filter(({ retained }) => retained).length);
  // Not every gift has an address or a PAN.
  for (const { textContent } of why) expect(textContent).not.toMatch(/address|PAN/);
});

it('offers a search by what else stands in the records of the person, and after they are erased, too', async () => {
  const about = { name: 'Asha', amount: null, words: '', also: ['98300 11223', '+91 98300-11223'] };
  const own: PersonRecord = { kind: 'message', id: 'a', at: 0, about, match: 'own', retained: null };
  const answers: unknown[] = [[own], { erased: [own], retained: [] }, [], []];
  const post = jest.fn(async () => ({ ok: true, data: answers.shift() }) as never);
  jest.mocked(useStaffAction).mockReturnValue({ post, stepUp: null } as never);
  render(<PersonSearch centre="The centre" />);
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body));
  fireEvent.change(screen.getByLabelText(search.label), { target: { value: 'asha@example.org' } });
  await press(search.submit);
  fireEvent.click(screen.getByRole('checkbox'));
  await press(erase.action(1));
  await press(erase.action(1));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(search.none);
  const further = personalData.also.search('+91 98300-11223');
  expect(screen.getAllByRole('button', { name: /^Search by/ })).toHaveLength(1);
  await press(further);
  expect(post).toHaveBeenLastCalledWith(expect.anything(), { person: '+91 98300-11223' }, expect.anything());
  expect(screen.queryByRole('button', { name: further })).toBeNull();
});
