import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { EnterGift } from '@/components/staff/gifts/enter-gift';
import { GiftCards, GiftState } from '@/components/staff/gifts/gift-cards';
import { newestFirst } from '@/components/staff/gifts/gift-format';
import { GiftPage } from '@/components/staff/gifts/gift-page';
import { GiftRefunds } from '@/components/staff/gifts/gift-refunds';
import { GiftsAttention } from '@/components/staff/gifts/gifts-attention';
import { RefundForm } from '@/components/staff/gifts/refund-form';
import { indianDate } from '@/lib/donations/financial-year';
import type { GiftItem } from '@/lib/donations/gift-schema';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { giftHistory } from '@/lib/i18n/en/staff-statement';
import { useStaffItem } from '@/lib/staff/client/staff-reads';
import { stubDialogs } from '@/tests/helpers/dialog';

jest.mock('@/lib/staff/client/staff-reads', () => ({
  ...jest.requireActual('@/lib/staff/client/staff-reads'),
  useStaffItem: jest.fn(),
}));
jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));

const { attention, flags, refund: copy } = staffGifts;
const id = '4b1f5c1e-8f0e-4f57-9a3c-2f8a1b0c9d10';
const gift: GiftItem['gift'] = {
  ...{ id, at: 0, status: 'paid', flags: [], mode: 'live', currency: 'INR', name: 'Asha Sen' },
  ...{ amount_minor: 4_500_000, amount_inr_minor: 4_500_000, refunded_minor: 0, receipt_no: 'R/1' },
  ...{ entered_as: null, email: '', phone: '', address: '', pan: '', language: 'en', reference: '' },
  ...{ receipt_at: 0, page: null, order_id: null, payment_id: null, created_at: 0, paid_at: 0 },
  erased_at: null,
};
const item: GiftItem = {
  ...{
    gift,
    payments: [],
    refunds: [],
    voided: null,
    history: [],
    orders: [],
    others: [],
    others_cut: false,
  },
  ...{ left_minor: 4_450_050, second_person_from: 10_000, approvers: ['Ravi', 'Sunil'] },
  ...{ sends_mail: false, was_mailed: false, can_receipt: true },
};

describe('a gift of which somebody has to look at something', () => {
  it('says what in the colour of danger, its state in that of any text', () => {
    render(<GiftState gift={{ ...gift, flags: ['disputed'] }} />);
    expect(screen.getByText(flags.disputed).className).toBe('fault');
    expect(screen.getByText(/^Paid/).className).not.toBe('fault');
  });

  it('stands in a list that is open by itself, which is closed where nothing is in it', () => {
    const again = async () => undefined;
    const list = (gifts: GiftItem['gift'][]) => (
      <GiftsAttention attention={{ gifts, payments: [] }} again={again} />
    );
    const { rerender } = render(list([gift]));
    expect(screen.getByText(attention.titleOf(1)).closest('details')?.open).toBe(true);
    rerender(list([]));
    expect(screen.getByText(attention.title).closest('details')?.open).toBe(false);
  });
});

it('a gift of a list is named by its donor, amount, day and receipt, by no number of the database', () => {
  render(<GiftCards gifts={[gift]} />);
  expect(screen.getByRole('listitem').textContent).toMatch(/^₹45,000, Asha Sen.*, Paid, R\/1$/);
});

it('gifts of one day stand by their moment, those entered by hand by when they were entered', () => {
  const noon = Date.parse('2026-05-04T12:00+05:30');
  const entered = (created_at: number) => ({ ...gift, entered_as: 'bank' as const, at: noon, created_at });
  const online = { ...gift, at: noon + 60_000 };
  const [before, first, later] = [{ ...online, at: noon - 86_400_000 }, entered(noon), entered(noon + 7e7)];
  expect([before, first, later, online].toSorted(newestFirst)).toEqual([later, online, first, before]);
});

describe('a refund that needs a second person', () => {
  beforeEach(stubDialogs);

  it('begins with all that may go back, and asks for approval by the names of who may give it', async () => {
    const send = jest.fn(async () => null);
    render(<RefundForm item={item} isSending={false} send={send} fields={{}} />);
    expect(screen.getByLabelText('Amount (₹)')).toHaveProperty('value', '44,500.50');
    fireEvent.change(screen.getByLabelText(copy.reason), { target: { value: 'asked by letter' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: copy.submit })));
    const title = 'Ask for approval of a refund of ₹44,500.50 to Asha Sen?';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/^No money moves yet\. Ravi or Sunil can approve it/)).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: copy.request('₹44,500.50') })));
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ purpose: copy.purpose('₹44,500.50') }));
  });

  it('says all that is wrong at once, in rupees what is left where more is wanted', async () => {
    const send = jest.fn(async () => null);
    render(<RefundForm item={item} isSending={false} send={send} fields={{}} />);
    const amount = screen.getByLabelText('Amount (₹)');
    fireEvent.change(amount, { target: { value: '50000' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: copy.submit })));
    expect(await screen.findByText('Only ₹44,500.50 can still be refunded.')).toBeTruthy();
    expect(screen.getByText('Please write why, without naming the donor.')).toBeTruthy();
    expect(document.activeElement).toBe(amount);
    fireEvent.change(amount, { target: { value: '-1' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: copy.submit })));
    expect(screen.getByText('Please enter an amount such as 250 or 250.50.')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a refund of a test gift', () => {
  beforeEach(stubDialogs);
  const test: GiftItem = { ...item, gift: { ...gift, mode: 'test' } };
  const order = async (amount: string, name: string) => {
    fireEvent.change(screen.getByLabelText('Amount (₹)'), { target: { value: amount } });
    fireEvent.change(screen.getByLabelText(copy.reason), { target: { value: 'asked by letter' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: copy.submit })));
    return screen.findByRole('button', { name });
  };
  const again = async () => undefined;

  it('moves no money, and says so before and after', async () => {
    globalThis.fetch = jest
      .fn()
      .mockResolvedValue({ status: 200, ok: true, json: async () => ({ ok: true, state: 'made' }) });
    render(
      <GiftRefunds item={test} again={again}>
        {null}
      </GiftRefunds>,
    );
    const give = await order('100', copy.give('₹100'));
    expect(screen.getByText(copy.inTest)).toBeTruthy();
    expect(screen.queryByText(copy.askText)).toBeNull();
    await act(async () => fireEvent.click(give));
    expect(await screen.findByText(copy.done.test)).toBeTruthy();
    expect(screen.queryByText(copy.done.made)).toBeNull();
  });

  it('says so too where a second person decides', async () => {
    const ordered = { state: 'waiting', is_mine: false, amount_minor: 4_450_050, currency: 'INR' } as const;
    const { rerender } = render(
      <GiftRefunds item={test} again={again}>
        {null}
      </GiftRefunds>,
    );
    await order('44500', copy.request('₹44,500'));
    expect(screen.getByText(copy.inTest)).toBeTruthy();
    expect(screen.queryByText(/^No money moves yet/)).toBeNull();
    const waiting = {
      ...{ ...ordered, id: 'r1', gift: id, reason: 'asked by letter', requested_by: 'Ravi' },
      ...{ requested_at: 0, decided_by: null, decided_at: null },
    };
    rerender(
      <GiftRefunds key="decide" item={{ ...test, orders: [waiting] }} again={again}>
        {null}
      </GiftRefunds>,
    );
    fireEvent.click(screen.getByRole('button', { name: copy.approve }));
    expect(screen.getByText(copy.inTest)).toBeTruthy();
  });
});

describe('a gift that is entered by hand', () => {
  beforeEach(stubDialogs);

  it('of a day to come, or of books that are closed, is refused before anybody is asked whether it is right', async () => {
    sessionStorage.clear();
    render(<EnterGift saved={() => undefined} />);
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const { enter } = staffGifts;
    type(enter.amount, '5000');
    type(enter.reference, 'N1');
    type(enter.name, 'Asha Sen');
    for (const day of [indianDate(Date.now() + 2 * 86_400_000), '2019-05-04']) {
      type(enter.on, day);
      await act(async () => fireEvent.click(screen.getByRole('button', { name: enter.submit })));
      expect(await screen.findByText(enter.wrongDay)).toBeTruthy();
      expect(screen.queryByRole('heading', { name: enter.summary })).toBeNull();
      expect(document.activeElement).toBe(screen.getByLabelText(enter.on));
    }
    type(enter.on, indianDate(Date.now()));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: enter.submit })));
    expect(await screen.findByRole('heading', { name: enter.summary })).toBeTruthy();
  });

  it.each([true, false])('says before it is saved whether its receipt is mailed: %s', async (sends_mail) => {
    sessionStorage.clear();
    const json = async () => ({ role: 'finance', sends_mail, language: 'en', tour: [] });
    globalThis.fetch = jest.fn().mockResolvedValue({ status: 200, ok: true, json });
    render(<EnterGift saved={() => undefined} />, {
      wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
    });
    const { enter, item } = staffGifts;
    const typed = { amount: '5000', reference: 'N1', name: 'Asha Sen', email: 'asha@example.org' } as const;
    for (const [name, value] of Object.entries(typed) as [keyof typeof typed, string][])
      fireEvent.change(screen.getByLabelText(enter[name]), { target: { value } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: enter.submit })));
    const told = sends_mail ? enter.mailed(typed.email) : item.noMail;
    expect(await screen.findByText(told, { exact: false })).toBeTruthy();
  });
});

it.each([
  ['bank', true],
  [null, false],
] as const)(
  'at the refund of a gift that came by %s one sentence says where to go: %s',
  (entered_as, isSaid) => {
    const shown = { ...item, gift: { ...gift, entered_as }, left_minor: isSaid ? 0 : 100 };
    render(
      <GiftRefunds item={shown} again={async () => undefined}>
        {null}
      </GiftRefunds>,
    );
    expect(screen.getAllByRole('heading', { name: copy.title })).toHaveLength(1);
    expect(screen.queryAllByText(copy.hand)).toHaveLength(isSaid ? 1 : 0);
    expect(copy.hand).toContain(`“${staffGifts.voiding.title}”`);
  },
);

describe('a refund that was made while the gift cannot be read again', () => {
  beforeEach(stubDialogs);

  it('is told, and no second one can be ordered until the gift is read', async () => {
    const answer = { status: 200, ok: true, json: async () => ({ ok: true, state: 'made' }) };
    globalThis.fetch = jest.fn().mockResolvedValue(answer);
    const again = jest.fn(async () => undefined);
    const page = (shown: GiftItem) => (
      <GiftRefunds item={shown} again={again}>
        {null}
      </GiftRefunds>
    );
    const { rerender } = render(page(item));
    fireEvent.change(screen.getByLabelText('Amount (₹)'), { target: { value: '100' } });
    fireEvent.change(screen.getByLabelText(copy.reason), { target: { value: 'asked by letter' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: copy.submit })));
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: copy.give('₹100') })));
    expect(await screen.findByText(copy.notRead)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain(copy.done.made);
    expect(screen.queryByRole('form')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: copy.readAnew })));
    expect(again).toHaveBeenCalledTimes(2);
    rerender(page({ ...item, left_minor: 4_440_050 }));
    expect(screen.getByText(copy.done.made)).toBeTruthy();
    expect(screen.queryByText(copy.notRead)).toBeNull();
    expect(screen.getByLabelText('Amount (₹)')).toHaveProperty('value', '44,400.50');
  });
});

it('a gift that was just entered is told of as saved until it is void', () => {
  const show = (voided: GiftItem['voided']) => {
    const data = { ...item, gift: { ...gift, entered_as: 'bank' as const }, voided };
    const view = { kind: 'shown', data, isStale: false, again: async () => undefined };
    jest.mocked(useStaffItem).mockReturnValue(view as ReturnType<typeof useStaffItem>);
    const saved = { ok: true as const, id, receipt_no: 'R/1' };
    render(<GiftPage id={id} saved={saved} version={0} />);
    return screen.queryAllByText(staffGifts.item.saved('R/1'));
  };
  expect(show(null)).toHaveLength(1);
  cleanup();
  expect(show({ by: 'Mina', at: 0, reason: 'typed twice' })).toHaveLength(0);
});

it('tells what was done with a gift besides, when and by whom', () => {
  const history: GiftItem['history'] = [
    { step: 'receipt-sent', at: 0, by: 'Mina', detail: '' },
    { step: 'dispute', at: 1, by: '', detail: 'lost' },
    { step: 'certificate-issued', at: 2, by: 'cli', detail: 'C-7' },
  ];
  const view = { kind: 'shown', data: { ...item, history }, isStale: false, again: async () => undefined };
  jest.mocked(useStaffItem).mockReturnValue(view as ReturnType<typeof useStaffItem>);
  render(<GiftPage id={id} saved={null} version={0} />);
  const told = screen.getByRole('region', { name: giftHistory.title });
  expect(told.textContent).toMatch(
    /1970.*, Receipt mailed, Mina.*, Dispute: decided for the donor.*1970, Certificate C-7 issued, on the server’s command line$/,
  );
});
