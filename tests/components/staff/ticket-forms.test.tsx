import { render, screen } from '@testing-library/react';
import { nextMorning } from '@/components/staff/content/document-actions';
import { CallForm } from '@/components/staff/inbox/ticket-forms';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { CallTicket, type TicketCard } from '@/lib/inbox/schema';

const { actions: copy, errors } = staffInbox;
const card: TicketCard = {
  ...{ id: 'one', kind: 'callback', state: 'open', is_urgent: false, name: 'Asha', language: 'en' },
  ...{ call: null, is_discreet: false, assignee: null, is_mine: false, due_at: 0 },
  ...{ snooze_until: null, done_at: null, version: 1, chat_version: 0 },
};

it('how a call went is chosen by whoever made it: no result and no end of it is chosen before', () => {
  render(<CallForm ticket={card} again={async () => undefined} laterMs={0} />);
  expect(screen.getByLabelText<HTMLSelectElement>(copy.outcome).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(copy.noMore).checked).toBe(false);
  expect(screen.getByRole('button', { name: copy.saveCall })).toBeTruthy();
  const untried = CallTicket.safeParse({ id: 'one', version: 1, outcome: '', is_done: true });
  expect(untried.error?.issues.map(({ message }) => message)).toEqual([errors.outcome]);
});

it('a text is proposed to be published on the next day at nine', () => {
  expect(nextMorning(Date.parse('2026-11-24T04:14:00+05:30'))).toBe('2026-11-25T09:00');
});
