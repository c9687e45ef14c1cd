import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextMorning } from '@/components/staff/content/schedule';
import { DoneButtons, TicketActions } from '@/components/staff/inbox/ticket-actions';
import { TicketCardLink } from '@/components/staff/inbox/ticket-card';
import { CallForm, SnoozeForm } from '@/components/staff/inbox/ticket-forms';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { personalData } from '@/lib/i18n/en/staff-personal-data';
import { CallTicket, type TicketCard } from '@/lib/inbox/schema';
import { stubDialogs } from '@/tests/helpers/dialog';
import { makeTicketCard } from '@/tests/helpers/make';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));

const { actions: copy, done, errors } = staffInbox;
const card = makeTicketCard();

it('how a call went is chosen by whoever made it: no result and no end of it is chosen before', () => {
  render(<CallForm ticket={card} again={async () => undefined} later={{ later_at: 0, hours: null }} />);
  expect(screen.getByLabelText<HTMLSelectElement>(copy.outcome).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(copy.noMore).checked).toBe(false);
  expect(screen.getByRole('button', { name: copy.saveCall })).toBeTruthy();
  const untried = CallTicket.safeParse({ id: 'one', version: 1, outcome: '', is_done: true });
  expect(untried.error?.issues.map(({ message }) => message)).toEqual([errors.outcome]);
});

it('a call that was saved and is not at its end says that it stays open, and the focus is there', async () => {
  const json = async () => ({ ok: true });
  globalThis.fetch = jest.fn().mockResolvedValue({ status: 200, ok: true, json });
  render(<CallForm ticket={card} again={async () => undefined} later={{ later_at: 0, hours: null }} />);
  await userEvent.selectOptions(screen.getByLabelText(copy.outcome), 'reached');
  await userEvent.click(screen.getByRole('button', { name: copy.saveCall }));
  await waitFor(() => expect(screen.getByText(copy.callSaved)).toHaveFocus());
  // Its end needs a tick alone: how it went is not asked again.
  expect(screen.getByLabelText(copy.outcome)).toHaveValue('reached');
});

it.each([
  ['reached', 'reached'],
  ['nobody', ''],
])('a call that went so before (%s) begins with that, but for one to be tried again', (outcome, value) => {
  const ticket = { ...card, outcome };
  render(<CallForm ticket={ticket} again={async () => undefined} later={{ later_at: 0, hours: null }} />);
  expect(screen.getByLabelText(copy.outcome)).toHaveValue(value);
});

it('two conversations of nobody’s name are told apart, and one that somebody answers does not wait', () => {
  const chat = { ...card, kind: 'chat' as const, name: '', is_urgent: true };
  const shown = (more: Partial<TicketCard>) => {
    const { unmount } = render(<TicketCardLink ticket={{ ...chat, ...more }} />);
    const { textContent } = screen.getByRole('listitem');
    unmount();
    return textContent;
  };
  expect(shown({ due_at: 0 })).toContain(`${staffInbox.noName}, 1 Jan 1970, 5:30 am, #one`);
  expect(shown({ due_at: 60_000, id: 'chat-two' })).toContain('5:31 am, #-two');
  const answering = { by: 'Mina', is_mine: true };
  expect(shown({ answering, is_mine: true })).toMatch(
    new RegExp(`${staffInbox.answersNow('Mina')} · ${staffInbox.yours}$`),
  );
});

it('the end of an item and the way back from what lies over a page have no name in common', () => {
  const all = JSON.stringify([staffInbox, staffContent, staffGifts, personalData]);
  expect(all.match(/"(?:Close|Closed|Close this [^"]*|[^"]*, close)"/g)).toBeNull();
});

it('what is done tells in one line how it ended, by whom, and how long the person waited', () => {
  const shown = (ending: TicketCard['ending']) => {
    const done = { state: 'done' as const, done_at: 0, assignee: 'Mina' };
    const { unmount } = render(<TicketCardLink ticket={{ ...card, ...done, ending }} />);
    const { textContent } = screen.getByRole('listitem');
    unmount();
    return textContent;
  };
  const { outcomes } = staffInbox;
  expect(shown({ how: 'done-phone', by: 'Ravi', wait_ms: 5_400_000 })).toContain(
    `${outcomes['done-phone']} · Ravi · ${staffInbox.waited('1 h 30 min')}`,
  );
  expect(shown({ how: null, by: 'Ravi', wait_ms: 0 })).toContain(
    ` Ravi · ${staffInbox.waited('less than a minute')}`,
  );
});

it('whom nobody came for is named with the time of the asking, until it is done', () => {
  const chat = { ...card, kind: 'chat' as const, missed_at: 0 };
  const { rerender } = render(<TicketCardLink ticket={chat} />);
  const missed = 'Asked for a person 1 Jan 1970, 5:30 am, nobody came';
  expect(screen.getByRole('listitem')).toHaveTextContent(missed);
  for (const [since, words] of [
    [{ gone_since: 0 }, staffInbox.presence.gone],
    [{ back_since: 0 }, staffInbox.presence.back],
  ] as const) {
    rerender(<TicketCardLink ticket={{ ...chat, ...since }} />);
    expect(screen.getByRole('link')).toHaveTextContent(words('1 Jan 1970, 5:30 am'));
  }
  rerender(<TicketCardLink ticket={{ ...chat, state: 'done', gone_since: 0 }} />);
  expect(screen.getByRole('listitem')).not.toHaveTextContent(missed);
});

it('what came less than a minute ago came just now, what was put off waits since then, and a call shows its result', () => {
  jest.useFakeTimers({ now: 600_000 });
  const shown = (due_at: number, more: Partial<TicketCard> = {}) => {
    const { unmount } = render(<TicketCardLink ticket={{ ...card, due_at, ...more }} />);
    const { textContent } = screen.getByRole('listitem');
    unmount();
    return textContent;
  };
  expect(shown(570_000)).toMatch(/ just now · Not claimed$/);
  expect(shown(540_000)).toMatch(/ waiting 1 min · Not claimed$/);
  expect(shown(630_000)).toMatch(/ in 1 min · Not claimed$/);
  expect(shown(4_000_000, { snooze_until: 480_000 })).toMatch(/ waiting 2 min · Not claimed$/);
  expect(shown(0, { outcome: 'reached' })).toMatch(/ Reached · Not claimed$/);
  // What came back after a call that reached somebody is due, and waits for no call.
  expect(shown(0, { outcome: 'reached', snooze_until: 480_000 })).toMatch(/^Due again: .* Reached · Not/);
  // Put off anew before the queue was read again.
  expect(shown(0, { snooze_until: 4_000_000 })).toMatch(/^Call to make .* postponed until /);
  expect(shown(0, { outcome: 'nobody', state: 'waiting' })).toMatch(/ Nobody answered, postponed until/);
  jest.useRealTimers();
});

it('an urgent call is to be made now; one that is done is neither urgent nor still to be made', () => {
  const urgent = { ...card, is_urgent: true, due_at: Date.now() + 9_000_000 };
  const { rerender } = render(<TicketCardLink ticket={urgent} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Urgent: Call to make .* call now · Not claimed$/);
  rerender(<TicketCardLink ticket={{ ...urgent, state: 'done' }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Call Asha/);
  expect(screen.getByText('Call').dataset['urgent']).toBeUndefined();
});

it('an urgent call that nobody answered is tried again soon, says what that means, and stays open to view', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T02:00+05:30') });
  const hours = Array.from({ length: 7 }, () => [[480, 1200]] as const);
  const ticket = { ...card, is_urgent: true, state: 'waiting' as const };
  render(<CallForm ticket={ticket} again={async () => undefined} later={{ later_at: 0, hours }} />);
  expect(screen.queryByRole('group')).toBeNull();
  fireEvent.change(screen.getByLabelText(copy.outcome), { target: { value: 'nobody' } });
  const again = screen.getByLabelText<HTMLInputElement>(copy.again);
  expect(again.value).toBe('2026-11-24T02:15');
  expect(again).toHaveAccessibleDescription(expect.stringContaining(copy.untilHint));
  jest.useRealTimers();
});

it.each([
  ['earlier than it was asked for', {}, '07:05', true],
  ['at its time', {}, '08:05', false],
  ['that is urgent', { is_urgent: true }, '07:05', false],
])('a call %s that nobody answered: whether the time asked for is told', (_what, more, time, isTold) => {
  const at = (clock: string) => Date.parse(`2026-11-24T${clock}+05:30`);
  jest.useFakeTimers({ now: at(time) });
  const ticket = { ...card, call: { from: at('08:00'), to: at('09:00') }, ...more };
  render(<CallForm ticket={ticket} again={async () => undefined} later={{ later_at: 0, hours: null }} />);
  expect(screen.queryByText(/They asked/)).toBeNull();
  fireEvent.change(screen.getByLabelText(copy.outcome), { target: { value: 'nobody' } });
  const told = screen.queryByText(
    /^They asked to be called 24 Nov 2026, 8:00.+9:00.am; it is 24 Nov 2026, 7:05.am\.$/,
  );
  expect(told !== null).toBe(isTold);
  jest.useRealTimers();
});

it('a page that was open beyond the time it proposed proposes one at which somebody is there', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T02:00+05:30') });
  const hours = Array.from({ length: 7 }, () => [[480, 1200]] as const);
  render(<SnoozeForm ticket={card} again={async () => undefined} later={{ later_at: 0, hours }} />);
  expect(screen.getByLabelText<HTMLInputElement>(copy.until).value).toBe('2026-11-24T08:00');
  jest.useRealTimers();
});

it('a text is proposed to be published on the next day at nine', () => {
  expect(nextMorning(Date.parse('2026-11-24T04:14:00+05:30'))).toBe('2026-11-25T09:00');
});

it('that the outcome of a call is missing is said until one is chosen', async () => {
  const fields = { outcome: staffInbox.errors.outcome };
  const json = async () => ({ error: { code: 'invalid_fields', message: '', fields } });
  globalThis.fetch = jest.fn().mockResolvedValue({ status: 400, ok: false, json });
  const later = { later_at: 0, hours: null };
  render(<CallForm ticket={card} again={async () => undefined} later={later} />);
  fireEvent.click(screen.getByRole('button', { name: staffInbox.actions.saveCall }));
  const outcome = screen.getByLabelText(staffInbox.actions.outcome);
  await waitFor(() => expect(outcome).toHaveAccessibleDescription(expect.stringContaining(fields.outcome)));
  fireEvent.change(outcome, { target: { value: 'reached' } });
  await waitFor(() => expect(outcome).toHaveAccessibleDescription(''));
  expect(outcome).toHaveValue('reached');
});

describe('the end of an item by one press', () => {
  const post = jest.fn(
    async () => new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } }),
  );
  beforeEach(() => {
    stubDialogs();
    post.mockClear();
    globalThis.fetch = post;
  });
  const press = (name: string) =>
    userEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
  const show = (more: Partial<TicketCard>) =>
    render(<DoneButtons ticket={{ ...card, kind: 'chat', ...more }} again={async () => undefined} />);

  it('asks whoever is in the conversation to leave it, and ends both', async () => {
    show({ is_urgent: true, assignee: 'Mina', answering: { by: 'Mina', is_mine: true } });
    await press(done.ways['done-chat']);
    expect(screen.getByRole('dialog', { name: done.leave.title })).toBeTruthy();
    await press(done.leave.stay);
    expect(post).not.toHaveBeenCalled();
    await press(done.ways['done-chat']);
    await press(done.leave.confirm);
    expect(JSON.stringify(post.mock.calls)).toContain(String.raw`\"how\":\"done-chat\",\"leave\":true`);
  });

  it.each([
    ['given back', TicketActions, copy.release],
    ['put off', SnoozeForm, copy.snooze],
  ] as const)('asks whoever is in the conversation before it is %s', async (_how, Form, name) => {
    const ticket: TicketCard = {
      ...card,
      ...{ kind: 'chat', assignee: 'Mina', answering: { by: 'Mina', is_mine: true } },
    };
    const later = { later_at: Date.now() + 3_600_000, hours: null };
    render(<Form ticket={ticket} again={async () => undefined} later={later} />);
    await press(name);
    expect(screen.getByRole('dialog', { name: staffInbox.leaving.title })).toBeTruthy();
    await press(staffInbox.leaving.stay);
    expect(post).not.toHaveBeenCalled();
    await press(name);
    await press(staffInbox.leaving.confirm);
    expect(JSON.stringify(post.mock.calls)).toContain(String.raw`\"leave\":true`);
  });

  it('says who else is in the conversation', async () => {
    const answering = { by: 'Ravi', is_mine: false };
    const body = { error: { code: 'answering', message: '' }, current: { ...card, answering } };
    globalThis.fetch = jest.fn().mockResolvedValue({ status: 409, ok: false, json: async () => body });
    show({ is_urgent: true, answering });
    await press(done.ways['done-chat']);
    expect(await screen.findByText(staffInbox.answering('Ravi'))).toBeTruthy();
  });

  it('names the conversation for a conversation alone', () => {
    const { unmount } = show({});
    expect(screen.getByRole('button', { name: done.ways['done-chat'] })).toBeTruthy();
    unmount();
    show({ kind: 'message' });
    expect(screen.queryByRole('button', { name: done.ways['done-chat'] })).toBeNull();
  });

  it.each([null, 'Mina'])('asks once before what is urgent is closed; claimed by: %s', async (assignee) => {
    show({ is_urgent: true, assignee });
    await press(done.ways['done-chat']);
    expect(screen.getByRole('dialog', { name: done.ask.title })).toBeTruthy();
    await press(done.ask.stay);
    expect(post).not.toHaveBeenCalled();
    await press(done.ways['done-chat']);
    await press(done.ask.confirm);
    expect(post).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks once before what is urgent is put off, and says what it means to whoever is in the conversation', async () => {
    const later = { later_at: Date.now() + 3_600_000, hours: null };
    const danger = { ...card, kind: 'chat' as const, is_urgent: true, is_mine: true, assignee: 'Mina' };
    const form = (ticket: TicketCard) => (
      <SnoozeForm ticket={ticket} again={async () => undefined} later={later} />
    );
    const { rerender } = render(form({ ...danger, answering: { by: 'Mina', is_mine: true } }));
    await press(copy.snooze);
    expect(screen.getByRole('dialog', { name: staffInbox.leaving.title })).toHaveTextContent(
      staffInbox.later.text,
    );
    await press(staffInbox.leaving.stay);
    rerender(form(danger));
    await press(copy.snooze);
    expect(screen.getByRole('dialog', { name: staffInbox.later.title })).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
    await press(staffInbox.later.confirm);
    expect(JSON.stringify(post.mock.calls)).toContain('inbox/snooze');
  });

  it('asks nothing where it is not urgent', async () => {
    show({ assignee: 'Mina' });
    await press(done.ways['done-chat']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(post).toHaveBeenCalledTimes(1);
  });
});
