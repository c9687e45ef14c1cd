import * as finding from '@/app/staff/api/people/person/find/route';
import { personDocument } from '@/components/staff/personal-data/person-copy';
import { inTransaction, sweepAudit, verifyAudit } from '@/lib/backend/database/audit';
import { saveCallback, saveMessage } from '@/lib/contact/store/messages';
import { erasersOf } from '@/lib/http/person';
import { personCopy } from '@/lib/i18n/en/person-copy';
import { type PersonKey, readPerson } from '@/lib/personal-data/rules';
import { exportPerson } from '@/lib/personal-data/store/person-export';
import { erasePerson, findPerson } from '@/lib/personal-data/store/person-records';
import {
  closeRequest,
  noteIncident,
  openIncident,
  openRequest,
  readRegister,
} from '@/lib/personal-data/store/register';
import { inviteStaff } from '@/lib/staff/store/people';
import { makeCallback } from '@/tests/helpers/make';
import { makeJsonPost } from '@/tests/helpers/requests';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore, type TestStore } from '@/tests/lib/backend/database/stores';
import { storedDonation, testVault } from '@/tests/lib/donations/store/sample-donations';

const EMAIL = 'asha@example.org';
const key = readPerson(EMAIL) as PersonKey;

/** A conversation whose script asked for what is given; its id. */
async function storedChat({ db }: TestStore['records'], given: Record<string, string>): Promise<string> {
  const id = 'chat';
  const blank = { name: '', age: '', email: '', phone: '', question_id: null, urgent: 0, language: 'en' };
  const row = { ...blank, id, token_hash: id, created_at: 1, updated_at: 1, registered_at: 1 };
  await db
    .insertInto('chats')
    .values({ ...row, variables: JSON.stringify(given) })
    .execute();
  return id;
}

onEachStore((open) => {
  let store: TestStore;
  let actor: string;
  beforeEach(async () => {
    store = await open();
    actor = (await makeStaffSession(store.records, { role: 'admin' })).id;
  });
  const write = (email: string, message = 'Please call.') =>
    saveMessage(
      store.records,
      { fullname: 'Asha Sen', email, phone: '9830011223', Address: '', message },
      { notify: false },
    );
  const erase = async () => {
    const chosen = await findPerson(store.records, key);
    return erasePerson(store.records, { key, actor, chosen, erasers: erasersOf(store.records) });
  };
  const eventsOf = async () =>
    (await store.records.db.selectFrom('audit').select(['event', 'target']).orderBy('seq').execute()).slice(
      1,
    );

  describe('a person', () => {
    it('is found in messages by field and by word, in nobody else’s', async () => {
      const { id } = await write(EMAIL);
      await write('ravi@example.org', `My wife writes from ${EMAIL}`);
      await write('mina@example.org');
      const found = await findPerson(store.records, key);
      expect(found.map(({ match }) => match)).toEqual(['own', 'mentioned']);
      expect(found[0]).toMatchObject({ kind: 'message', id, retained: null });
      expect(await findPerson(store.records, readPerson('+91 98300 11223') as PersonKey)).toHaveLength(3);
    });

    it('has calls that are still to be made told as such, with who has claimed them', async () => {
      const input = makeCallback({ phone: '98300 11223', call: { from: 5, to: 6 } });
      const { id } = await saveCallback(store.records, input, { notify: false });
      const callOf = async () => {
        const found = await findPerson(store.records, readPerson('+91 98300 11223') as PersonKey);
        return found.map(({ about }) => about.call);
      };
      expect(await callOf()).toEqual([{ from: 5, to: 6, claimed_by: null }]);
      const { db } = store.records;
      const become = (values: { assignee?: string; state?: 'done' }) =>
        db.updateTable('tickets').set(values).where('id', '=', id).execute();
      await become({ assignee: actor });
      const { name } = await db.selectFrom('staff').select('name').executeTakeFirstOrThrow();
      expect(await callOf()).toEqual([{ from: 5, to: 6, claimed_by: name }]);
      await become({ state: 'done' });
      expect(await callOf()).toEqual([undefined]);
    });

    it('is found by the number given in a conversation, and in what staff wrote of somebody else', async () => {
      const chat = await storedChat(store.records, { phone: '+91 98300-11223' });
      const { id } = await saveMessage(
        store.records,
        { fullname: 'Ravi', email: 'ravi@example.org', phone: '', Address: '', message: 'Please call.' },
        { notify: false },
      );
      await store.records.db
        .insertInto('ticket_notes')
        .values({
          id: 'note',
          ticket_id: id,
          at: 1,
          author: actor,
          kind: 'note',
          text: 'Call 098300 11223 instead',
        })
        .execute();
      const found = await findPerson(store.records, readPerson('৯৮৩০০ ১১২২৩') as PersonKey);
      expect(found.map((one) => [one.kind, one.id, one.match])).toEqual([
        ['chat', chat, 'own'],
        ['message', id, 'mentioned'],
      ]);
    });

    it('is told from others by name, amount, receipt and first words', async () => {
      await write(EMAIL, `Please\n call ${'again '.repeat(30)}`);
      await storedDonation(store.records, { email: EMAIL, name: 'Test Donor Sen', amount_minor: 200_000 });
      await storedDonation(store.records, {
        email: EMAIL,
        ...{ name: 'Bimal Sen', status: 'paid', status_rank: 5, receipt_no: 'T/2026-27/000001' },
      });
      const found = await findPerson(store.records, key);
      expect(found.map(({ about }) => about)).toEqual(
        expect.arrayContaining([
          {
            ...{ name: 'Asha Sen', amount: null, also: ['9830011223'] },
            words: expect.stringMatching(/^Please call again .*…$/),
          },
          expect.objectContaining({
            name: 'Test Donor Sen',
            amount: { minor: 200_000, currency: 'INR' },
            words: '',
          }),
          expect.objectContaining({ name: 'Bimal Sen', words: 'T/2026-27/000001' }),
        ]),
      );
      expect(Math.max(...found.map(({ about }) => about.words.length))).toBeLessThanOrEqual(81);
    });

    it('is shown with the words of conversations to those alone who may read them, and each record is noted', async () => {
      const { id } = await write(EMAIL, 'Please call.');
      const chat = await storedChat(store.records, { email: EMAIL });
      await store.records.db
        .insertInto('chat_turns')
        .values({
          ...{ chat_id: chat, number: 1, asked_at: 1, question_id: 'who', reply: 'Who?' },
          ...{ suggestions: '[]', last_question: 0, answer: 'I drink too much' },
        })
        .execute();
      const found = async (role: string) => {
        const person = await makeStaffSession(store.records, { role });
        globalThis.siteRecords = Promise.resolve(store.records);
        const asked = makeJsonPost('/staff/api/people/person/find', { person: EMAIL }, person.headers);
        const { records } = await (await finding.POST(asked)).json();
        globalThis.siteRecords = undefined;
        return { records, id: person.id };
      };
      const wordsOf = async (role: string) =>
        (await found(role)).records.map(({ about }: { about: { words: string } }) => about.words).sort();
      expect(await wordsOf('admin')).toEqual(['', 'Please call.']);
      expect(await wordsOf('admin,counsellor')).toEqual(['I drink too much', 'Please call.']);
      const { id: reader } = await found('admin');
      const lines = await store.records.db
        .selectFrom('audit')
        .selectAll()
        .where('actor', '=', reader)
        .execute();
      const shown = lines.filter(({ event }) => event === 'person-shown').map(({ target }) => target);
      expect(lines.map(({ event }) => event)).toContain('person-searched');
      expect(shown.sort()).toEqual([id, chat].sort());
    });

    it('is handed their own records, and each is noted by its id', async () => {
      const { id } = await write(EMAIL, 'My own words');
      await write('ravi@example.org', `My wife writes from ${EMAIL}`);
      const records = await exportPerson(store.records, { key, actor });
      expect(records).toEqual([
        { kind: 'message', id, content: expect.objectContaining({ message: 'My own words', email: EMAIL }) },
      ]);
      expect(await eventsOf()).toEqual([{ event: 'person-exported', target: id }]);
    });

    it('reads their copy in headings and words, with times of Kolkata, and whatever is stored has a word', async () => {
      const { id } = await write(EMAIL, 'My <own> words');
      const note = { id: 'note', ticket_id: id, at: 1, author: actor, kind: 'reached', text: 'Rang twice' };
      await store.records.db.insertInto('ticket_notes').values(note).execute();
      await storedChat(store.records, { email: EMAIL, help_for: 'my brother' });
      await storedDonation(store.records, { email: EMAIL, amount_minor: 200_000, currency: 'INR' });
      const records = await exportPerson(store.records, { key, actor });
      const keys = records.flatMap(({ content }) => Object.keys(content));
      expect(keys.filter((name) => !Object.keys(personCopy.fields).includes(name))).toEqual([]);
      const nowMs = Date.parse('2026-11-26T20:00:00Z');
      const html = personDocument({ centre: 'The Centre', person: EMAIL, nowMs, records });
      const told = (tag: string) =>
        Array.from(html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g')), ([, text]) => text);
      const { kinds, fields } = personCopy;
      expect(told('h2')).toEqual([kinds.message, kinds.chat, kinds.donation]);
      expect(told('h4')).toEqual([fields.notes, fields.variables]);
      expect(html).not.toContain(fields.may_say_who);
      const texts = ['My &lt;own&gt; words', 'Rang twice', 'my brother', '₹2,000', personCopy.no];
      expect(told('dd')).toEqual(expect.arrayContaining(texts));
      expect(html).toContain('27 Nov 2026, 1:30 am');
      // Codes are told in words.
      const { values } = personCopy;
      expect(told('dd')).toEqual(
        expect.arrayContaining([values.kind.reached, values.mode.live, values.donation_type['one-time']]),
      );
      expect(
        told('dd').filter((text) => /^(?:reached|live|one-time|created|[a-z]+_[a-z_]+)$/.test(text ?? '')),
      ).toEqual([]);
    });

    it('who shares a number is not handed the records of the other: a copy holds what was chosen of their own', async () => {
      const { id } = await write(EMAIL, 'My own words');
      await write('ravi@example.org', 'My brother’s words');
      const { id: named } = await saveMessage(
        store.records,
        { fullname: 'Mina', email: 'mina@example.org', phone: '', Address: '', message: 'Call 9830011223' },
        { notify: false },
      );
      const shared = readPerson('98300 11223') as PersonKey;
      expect(await findPerson(store.records, shared)).toHaveLength(3);
      const chosen = [id, named].map((one) => ({ kind: 'message' as const, id: one }));
      const records = await exportPerson(store.records, { key: shared, actor, chosen });
      expect(records.map((record) => record.id)).toEqual([id]);
      expect(await eventsOf()).toEqual([{ event: 'person-exported', target: id }]);
    });

    it('is erased but for what the law asks to retain, with the reason', async () => {
      await write(EMAIL);
      const unpaid = await storedDonation(store.records, { email: EMAIL });
      const receipted = await storedDonation(store.records, {
        email: EMAIL,
        receipt_no: 'SCCT/2026-27/000001',
        status: 'paid',
        status_rank: 5,
      });
      const { erased, retained } = await erase();
      expect(erased.map(({ kind }) => kind).sort()).toEqual(['donation', 'message']);
      expect(erased).toContainEqual({ kind: 'donation', id: unpaid.id });
      expect(retained).toEqual([expect.objectContaining({ id: receipted.id, retained: 'receipt' })]);
      expect((await findPerson(store.records, key)).map(({ id }) => id)).toEqual([receipted.id]);
    });

    it('who has access to the console is named and not erased', async () => {
      const staff = await store.records.db.selectFrom('staff').select('email').executeTakeFirstOrThrow();
      const own = readPerson(staff.email) as PersonKey;
      const chosen = await findPerson(store.records, own);
      const done = await erasePerson(store.records, {
        key: own,
        actor,
        chosen,
        erasers: erasersOf(store.records),
      });
      expect(done).toMatchObject({ erased: [], retained: [{ kind: 'staff', retained: 'staff' }] });
    });

    it('is found in the register and among invitations, which stay with why', async () => {
      const { records } = store;
      const noted = (note: string) => openRequest(records, { staffId: actor, kind: 'access', note });
      const [request, answered] = [await noted(`Write to ${EMAIL}`), await noted('by phone')];
      await closeRequest(records, { staffId: actor, id: answered, outcome: `Sent to ${EMAIL}` });
      await noted('write to ravi@example.org');
      const noticedAt = store.clock.nowMs;
      const open = (what: string) => openIncident(records, { staffId: actor, what, noticedAt });
      const [incident, told] = [
        await open(`A mail of ${EMAIL} went astray`),
        await open('A phone was stolen'),
      ];
      await noteIncident(records, { staffId: actor, id: told, step: 'persons', note: `Told ${EMAIL}` });
      await inviteStaff(records, testVault, { email: EMAIL, role: 'desk' });
      const found = await findPerson(records, key);
      const inRegister = [
        ['request', request, 'mentioned', 'register'],
        ['request', answered, 'mentioned', 'register'],
        ['incident', incident, 'mentioned', 'register'],
        ['incident', told, 'mentioned', 'register'],
      ];
      const invite = ['invite', expect.any(String), 'own', 'invite'];
      expect(found.map(({ kind, id, match, retained }) => [kind, id, match, retained])).toEqual(
        expect.arrayContaining([...inRegister, invite]),
      );
      expect(found).toHaveLength(5);
      expect((await erase()).erased).toEqual([]);
      expect(await exportPerson(records, { key, actor })).toEqual([
        { kind: 'invite', id: expect.any(String), content: expect.objectContaining({ email: EMAIL }) },
      ]);
    });

    it('is not erased by ids that are somebody else’s', async () => {
      const { id } = await write('ravi@example.org');
      const chosen = [{ kind: 'message' as const, id }];
      const done = await erasePerson(store.records, {
        key,
        actor,
        chosen,
        erasers: erasersOf(store.records),
      });
      expect(done.erased).toEqual([]);
      expect(await store.records.db.selectFrom('messages').selectAll().execute()).toHaveLength(1);
    });
  });

  describe('the register', () => {
    it('holds requests until they are answered, once', async () => {
      const id = await openRequest(store.records, { staffId: actor, kind: 'erase', note: 'by phone' });
      const [request] = (await readRegister(store.records, actor)).requests;
      expect(request).toMatchObject({ id, due_at: store.clock.nowMs + 30 * 86_400_000, closed_at: null });
      const close = () => closeRequest(store.records, { staffId: actor, id, outcome: 'erased' });
      expect([await close(), await close()]).toEqual([true, false]);
    });

    it('runs the clocks of an incident from when it was noticed', async () => {
      const noticedAt = store.clock.nowMs - 3_600_000;
      const id = await openIncident(store.records, { staffId: actor, what: 'A phone was stolen', noticedAt });
      await noteIncident(store.records, { staffId: actor, id, step: 'cert_in', note: 'by mail' });
      const [incident] = (await readRegister(store.records, actor)).incidents;
      expect(incident?.clocks).toEqual([
        { clock: 'cert_in', due_at: noticedAt + 6 * 3_600_000, done_at: store.clock.nowMs },
        expect.objectContaining({ clock: 'persons', done_at: null }),
        expect.objectContaining({ clock: 'board', done_at: null }),
        expect.objectContaining({ clock: 'board_detail', due_at: noticedAt + 72 * 3_600_000 }),
      ]);
      await noteIncident(store.records, { staffId: actor, id, step: 'closed', note: '' });
      expect(await noteIncident(store.records, { staffId: actor, id, step: 'board', note: '' })).toBe(false);
    });
  });

  it('lets the oldest of the record go, and what is left is still a whole chain', async () => {
    for (let count = 0; count < 3; count += 1)
      await openRequest(store.records, { staffId: actor, kind: 'access', note: '' });
    store.clock.nowMs += 401 * 86_400_000;
    await openRequest(store.records, { staffId: actor, kind: 'access', note: '' });
    expect(await sweepAudit(store.records, 400)).toBe(4);
    expect(await verifyAudit(store.records)).toMatchObject({ lines: 5, brokenAt: null });
    await inTransaction(store.records, ({ db }) => db.updateTable('audit_base').set({ hash: 'x' }).execute());
    expect((await verifyAudit(store.records)).brokenAt).toBe(5);
  });
});
