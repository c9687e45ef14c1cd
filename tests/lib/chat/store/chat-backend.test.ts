import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Records } from '@/lib/backend/database/tables';
import { embeddedBackend } from '@/lib/backend/embedded';
import { listChats, MAX_STEPS } from '@/lib/chat/store/conversations';
import { listMessages, markMessageDone } from '@/lib/contact/store/messages';
import { isUrgent } from '@/lib/http/report-danger';
import { log } from '@/lib/server/log';
import { makeRegistration } from '@/tests/helpers/make';
import { makePaymentParts } from '@/tests/helpers/payment-deps';
import { onEachStore } from '@/tests/lib/backend/database/stores';
import { FIXTURE, testFolders } from '@/tests/lib/backend/folder';

const folders = testFolders();
const CLOSED = 'We are closed just now; we open today, Monday, at 6\u00a0pm.';
const centre = () => ({ centre_name: 'Centre', centre_phone: '+91 33 0000 0000', centre_now: CLOSED });
const backendOn = (records: Records, { notify = false, contentDir = FIXTURE } = {}) =>
  embeddedBackend({
    contentDir,
    store: async () => records,
    notify,
    centre,
    payments: makePaymentParts(records),
  });

/** On the site's own script, which is read once; the records are the test's. */
const onRealScript = (() => {
  let records: Records;
  let parts: ReturnType<typeof makePaymentParts>;
  const backend = embeddedBackend({
    contentDir: 'content',
    store: async () => records,
    notify: true,
    centre,
    get payments() {
      return parts;
    },
  });
  return (ofTest: Records) => {
    records = ofTest;
    parts = makePaymentParts(records);
    return backend;
  };
})();

type Given = Parameters<typeof makeRegistration>[0] & { notify?: boolean };

/** A registered visitor; `say` answers as the widget does, with the question the answer belongs to. */
async function visitor(records: Records, { notify = false, ...given }: Given = {}) {
  const backend = backendOn(records, { notify });
  const token = await backend.startChat();
  await backend.registerChat(makeRegistration({ ...given, token }));
  const say = (answer: string, step?: string, isUrgent: (previous?: string) => boolean = () => false) =>
    backend.chatStep({ token, answer, step, isUrgent });
  return { backend, token, say };
}

const outbox = async ({ db }: Records) =>
  (await db.selectFrom('outbox').selectAll().execute()).map(({ kind, payload }) => ({ kind, payload }));

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
});

onEachStore((open) => {
  it('keeps of a token its hash alone', async () => {
    const { records } = await open();
    const { token, say } = await visitor(records);
    await say('');
    const rows = await records.db.selectFrom('chats').selectAll().execute();
    expect(token).toMatch(/^[A-Za-z0-9_-]{62}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('speaks the registered language and knows the name', async () => {
    const { records } = await open();
    const { say } = await visitor(records, { language: 'bn', name: 'আশা' });
    expect(await say('')).toMatchObject({
      question_id: 'who',
      reply: 'আশা, সাহায্য কার জন্য?',
      suggestions: ['আমার জন্য', 'পরিবারের কারও জন্য', 'আমাকে ফোন করুন'],
    });
  });

  it.each([
    'We are open now.',
    'We are open now, until 8:30\u00a0pm.',
    'We are closed just now; we open at noon.',
  ])('says of the opening hours what is so when a question is put again: %s', async (before) => {
    const { records } = await open();
    const { say } = await visitor(records);
    await say('');
    await records.db
      .updateTable('chat_turns')
      .set({ reply: `Welcome. ${before} Who is it for?` })
      .execute();
    expect((await say('', 'who')).reply).toBe(`Welcome. ${CLOSED} Who is it for?`);
  });

  it('puts the current question again in a language that is registered later, and takes its answer once', async () => {
    const { records } = await open();
    const { backend, token, say } = await visitor(records, { name: '' });
    await say('');
    await backend.registerChat(makeRegistration({ language: 'hi', name: '', token }));
    const again = await say('', 'who');
    expect(again.question_id).toBe('who');
    expect(again.reply).toMatch(/\p{Script=Devanagari}/u);
    expect(await say('', 'who')).toEqual(again);
    expect(await say('Please call me', 'who')).toMatchObject({ question_id: 'time' });
    expect((await backend.chatHistory(token)).map(({ question_id }) => question_id)).toEqual([
      'who',
      'who',
      'time',
    ]);
  });

  it('begins with the answer to the first question, which the chat shows by itself, and once', async () => {
    const { records } = await open();
    const { backend, token, say } = await visitor(records, { phone: '' });
    const replies = await Promise.all([say('Please call me', ''), say('Please call me', '')]);
    expect(replies.map(({ question_id }) => question_id)).toEqual(['phone', 'phone']);
    const history = await backend.chatHistory(token);
    expect(history.map(({ question_id, answer }) => [question_id, answer])).toEqual([
      ['who', 'Please call me'],
      ['phone', undefined],
    ]);
  });

  it('lands a request for a call with the messages, with a notice, and promises no time without opening hours', async () => {
    const { records } = await open();
    const { say } = await visitor(records, { notify: true });
    await say('');
    expect(await say('Please call me', 'who')).toMatchObject({ question_id: 'time' });
    const done = await Promise.all([say('after six', 'time'), say('after six', 'time')]);
    expect(done[0]).toMatchObject({ question_id: 'noted', reply: 'We will call +91 98300 00000.' });
    expect(await listMessages(records)).toEqual([
      expect.objectContaining({
        kind: 'callback',
        fullname: 'Asha',
        email: '',
        phone: '+91 98300 00000',
        language: 'en',
        say: '',
        may_say_who: 0,
        message: '',
      }),
    ]);
    expect((await outbox(records)).map(({ kind }) => kind)).toEqual(['callback-waiting']);
  });

  const asked = async (records: Records) => {
    const backend = onRealScript(records);
    const token = await backend.startChat();
    const say = (answer: string, step = '') => backend.chatStep({ token, answer, step });
    const stored = async () =>
      (await listMessages(records)).map(({ phone, language, say, may_say_who }) => [
        ...[phone, language, say, may_say_who],
      ]);
    expect(await say('Please call me back')).toMatchObject({ question_id: 'callback_phone' });
    expect(await say('98300 11223', 'callback_phone')).toMatchObject({ question_id: 'callback_time' });
    // Whoever closes the window now is called as soon as somebody can.
    expect(await stored()).toEqual([['9830011223', 'en', '', 0]]);
    const next = await say('As soon as you can', 'callback_time');
    expect(next).toMatchObject({ question_id: 'callback_language' });
    return { backend, token, say, stored };
  };

  it('stores a request for a call once its number is known, and completes it with what is answered later', async () => {
    const { records } = await open();
    const { say, stored } = await asked(records);
    expect(await stored()).toEqual([['9830011223', 'en', '', 0]]);
    await say('Hindi', 'callback_language');
    expect(await stored()).toEqual([['9830011223', 'hi', '', 0]]);
    await say('Say something else', 'callback_discreet');
    expect(await stored()).toEqual([['9830011223', 'hi', '', 0]]);
    const last = await say('Only ask for me', 'callback_say');
    expect(last).toMatchObject({ question_id: 'callback_done' });
    expect(await stored()).toEqual([['9830011223', 'hi', 'only ask for me', 0]]);
    expect((await outbox(records)).map(({ kind }) => kind)).toEqual(['callback-waiting']);
    const tickets = await records.db.selectFrom('tickets').select(['kind', 'state']).execute();
    expect(tickets).toEqual([{ kind: 'callback', state: 'new' }]);
  });

  it('leaves a request that was answered in the meantime as it is, and stores a further one as another', async () => {
    const { records } = await open();
    const { say, stored } = await asked(records);
    const [first] = await listMessages(records);
    await markMessageDone(records, first?.id ?? '');
    await say('Hindi', 'callback_language');
    await say('Yes', 'callback_discreet');
    expect(await stored()).toEqual([['9830011223', 'en', '', 0]]);
    await say('Ask something else', 'callback_done');
    await say('Please call me back', 'menu');
    await say('In the evening', 'callback_time');
    expect(await stored()).toHaveLength(2);
  });

  it('takes back what was asked for by whoever would rather call', async () => {
    const { records } = await open();
    const { say, stored } = await asked(records);
    await say('cancel the call', 'callback_language');
    await say('Please call me back', 'call_off');
    expect(await stored()).toHaveLength(1);
    expect(await say('I would rather call you', 'callback_time')).toMatchObject({ question_id: 'call_us' });
    expect(await stored()).toEqual([]);
  });

  it('keeps the request of whoever deletes the chat half-way', async () => {
    const { records } = await open();
    const { backend, token, stored } = await asked(records);
    await backend.eraseChat(token);
    expect(await stored()).toEqual([['9830011223', 'en', '', 0]]);
  });

  it('changes the time of a call that is asked for, on the way to it and after it', async () => {
    const { records } = await open();
    const { say } = await asked(records);
    const at = async () =>
      (await listMessages(records)).map(({ call_from }) => new Date(call_from ?? 0).getUTCHours());
    const on = await say('change the time to 7 pm', 'callback_language');
    expect(on).toMatchObject({
      question_id: 'callback_language',
      reply: expect.stringMatching(/7\u00a0pm.*\n\nIn which/),
    });
    await say('Hindi', 'callback_language');
    expect(await say('is it free', 'callback_discreet')).toMatchObject({
      question_id: 'callback_discreet.retry',
      reply: expect.stringMatching(/cost.*If somebody else answers/s),
    });
    await say('Yes', 'callback_discreet');
    const before = await at();
    const changed = await say('change the time to 11 am', 'callback_done');
    expect([changed.question_id, before.length]).toEqual(['callback_done', 1]);
    expect(await at()).toHaveLength(1);
    expect(await at()).not.toEqual(before);
    await markMessageDone(records, (await listMessages(records))[0]?.id ?? '');
    const late = await say('change the time to 7 pm', 'callback_done');
    expect(late.reply).toMatch(/^The staff.*no longer/);
    await say('Please call me back', late.question_id);
    await say('In the evening', 'callback_time');
    expect(await at()).toHaveLength(2);
  });

  it.each(['cancel the call', 'call mat karna', 'i dont want the call any more', 'ফোন করবেন না'])(
    'takes a request back, and says so where it is too late: %s',
    async (words) => {
      const { records } = await open();
      const { say, stored } = await asked(records);
      expect(await say(words, 'callback_language')).toMatchObject({ question_id: 'call_off' });
      expect(await stored()).toEqual([]);
      await say('Please call me back', 'call_off');
      await say('In the evening', 'callback_time');
      const [one] = await listMessages(records);
      await markMessageDone(records, one?.id ?? '');
      const late = await say(words, 'callback_language');
      expect([late.reply, (await stored()).length]).toEqual([expect.stringMatching(/no longer/), 1]);
    },
  );

  it('takes the request back of whoever turns out to be a child', async () => {
    const { records } = await open();
    const { say, stored } = await asked(records);
    await say('I am 15 years old', 'callback_language');
    expect(await stored()).toEqual([]);
  });

  it('asks for a number that was not given, and calls that', async () => {
    const { records } = await open();
    const { say } = await visitor(records, { phone: '' });
    await say('');
    expect(await say('Please call me', 'who')).toMatchObject({ question_id: 'phone' });
    expect(await say('call me!', 'phone')).toMatchObject({
      question_id: 'phone.retry',
      reply: 'Hint phone.',
    });
    await say('৯৮৩০০ ০০০০২', 'phone.retry');
    await say('any time', 'time');
    expect((await listMessages(records)).map(({ phone }) => phone)).toEqual(['9830000002']);
  });

  it.each(['17', '১৬', 12])(
    'asks a visitor of age %j for no number and takes no request for a call',
    async (age) => {
      const { records } = await open();
      const { say } = await visitor(records, { age, phone: '', email: '' });
      await say('');
      expect(await say('Please call me', 'who')).toMatchObject({ question_id: 'child', reply: 'Call 1098.' });
      expect(await listMessages(records)).toEqual([]);
    },
  );

  it('tells somebody once that a conversation is urgent, not who nor what', async () => {
    const { records } = await open();
    const { say } = await visitor(records, { notify: true });
    await say('');
    await say('I cannot go on', 'who', () => true);
    await say('I cannot go on', 'who.retry', () => true);
    expect((await listChats(records)).map(({ urgent }) => urgent)).toEqual([1]);
    expect(await outbox(records)).toEqual([
      { kind: 'chat-urgent', payload: expect.stringMatching(/^{"ticket":"\w{12}"}$/) },
    ]);
  });

  it('hears a danger that two answers tell together, and writes the rule to the log, not the words', async () => {
    const heard = jest.spyOn(log, 'info').mockImplementation(() => undefined);
    const { records } = await open();
    const { say } = await visitor(records, { notify: true });
    await say('');
    const assessed = (answer: string, step: string) =>
      say(answer, step, (previous) => isUrgent(answer, { previous }));
    await assessed('my brother took the whole strip of sleeping pills', 'who');
    await assessed('he is not waking up', 'who.retry');
    expect((await listChats(records)).map(({ urgent }) => urgent)).toEqual([1]);
    expect(heard).toHaveBeenCalledWith({ event: 'care', rule: expect.any(String), tier: 2, lang: 'en' });
    expect(JSON.stringify(heard.mock.calls)).not.toMatch(/strip|waking/);
  });

  it('looks at no word of an answer whose token nobody was given', async () => {
    const { records } = await open();
    const judge = jest.fn(() => true);
    const step = backendOn(records).chatStep({
      token: 'made-up',
      answer: 'I want to die',
      isUrgent: judge,
    });
    await expect(step).rejects.toMatchObject({ kind: 'unknown-token' });
    expect(judge).not.toHaveBeenCalled();
  });

  it('takes no suggestion for a visitor’s own words', async () => {
    const { records } = await open();
    const { say } = await visitor(records, { notify: true });
    await say('');
    await say('Me', 'who', () => true);
    expect((await listChats(records)).map(({ urgent }) => urgent)).toEqual([0]);
  });

  it('marks a conversation urgent where the script says so, once', async () => {
    const { records } = await open();
    const contentDir = folders.content();
    const script = readFileSync(join(FIXTURE, 'chat/flow.json'), 'utf8');
    writeFileSync(
      join(contentDir, 'chat/flow.json'),
      script.replace('"id": "day"', '"id": "day", "action": "urgent"'),
    );
    const backend = backendOn(records, { contentDir, notify: true });
    const token = await backend.startChat();
    for (const answer of ['', 'Me', 'Later', 'Ask more', 'Me']) await backend.chatStep({ token, answer });
    expect((await listChats(records)).map(({ urgent }) => urgent)).toEqual([1]);
    expect(await outbox(records)).toEqual([
      { kind: 'chat-urgent', payload: expect.stringMatching(/^{"ticket":"\w{12}"}$/) },
    ]);
  });

  it.each(['Someone is in danger now', 'I think of ending my life', 'जीने का मन नहीं करता', 'বাঁচতে ইচ্ছে করে না'])(
    'marks a conversation urgent that begins with the choice: %s',
    async (choice) => {
      const { records } = await open();
      const backend = onRealScript(records);
      const token = await backend.startChat();
      await backend.chatStep({ token, answer: choice, step: 'need' });
      expect((await listChats(records)).map(({ urgent }) => urgent)).toEqual([1]);
      expect(await outbox(records)).toMatchObject([{ kind: 'chat-urgent' }]);
    },
  );

  it('marks a conversation urgent by what was written where a name was asked', async () => {
    const { records } = await open();
    const backend = backendOn(records, { notify: true });
    const token = await backend.startChat();
    for (const urgent of [true, false])
      await backend.registerChat({ ...makeRegistration({ token }), isUrgent: urgent });
    expect((await listChats(records)).map(({ urgent }) => urgent)).toEqual([1]);
    expect(await outbox(records)).toEqual([
      { kind: 'chat-urgent', payload: expect.stringMatching(/^{"ticket":"\w{12}"}$/) },
    ]);
  });

  it('takes an answer from another tab for the question that tab shows', async () => {
    const { records } = await open();
    const { backend, token, say } = await visitor(records);
    await say('');
    await say('Me', 'who');
    await say('Later', 'day');
    expect(await say('Please call me', 'who')).toMatchObject({ question_id: 'time' });
    const said = (await backend.chatHistory(token)).map(({ question_id, answer }) => [question_id, answer]);
    expect(said).toEqual([
      ['who', 'Me'],
      ['day', 'Later'],
      ['cost', undefined],
      ['who', 'Please call me'],
      ['time', undefined],
    ]);
  });

  it('lets a visitor come round to the same question and answer it the same again', async () => {
    const { records } = await open();
    const { say } = await visitor(records);
    await say('');
    for (let round = 0; round < 3; round += 1) {
      expect(await say('Me', 'who')).toMatchObject({ question_id: 'day' });
      expect(await say('Later', 'day')).toMatchObject({ question_id: 'cost' });
      expect(await say('Ask more', 'cost')).toMatchObject({ question_id: 'who' });
    }
  });

  it('keeps the last turns of a conversation without end', async () => {
    const { records } = await open();
    const { backend, token, say } = await visitor(records);
    await say('');
    const first = await records.db.selectFrom('chat_turns').selectAll().executeTakeFirstOrThrow();
    const later = Array.from({ length: MAX_STEPS - 1 }, (_, index) => ({ ...first, number: index + 2 }));
    await records.db.insertInto('chat_turns').values(later).execute();
    await say('Me', 'who');
    const history = await backend.chatHistory(token);
    expect(history).toHaveLength(MAX_STEPS);
    expect(history.at(-1)).toMatchObject({ question_id: 'day' });
    const { oldest } = await records.db
      .selectFrom('chat_turns')
      .select(({ fn }) => fn.min<number>('number').as('oldest'))
      .executeTakeFirstOrThrow();
    expect(oldest).toBe(2);
  });

  it('talks in English to a visitor whose registration was lost', async () => {
    const { records } = await open();
    const backend = backendOn(records);
    const token = await backend.startChat();
    const first = await backend.chatStep({ token, answer: '' });
    expect(first.reply).toBe('who is the help for?');
  });

  it('goes on with the last good script while the file is broken, and never begins with a broken one', async () => {
    const { records } = await open();
    const contentDir = folders.content();
    const backend = backendOn(records, { contentDir });
    const token = await backend.startChat();
    const ask = (on = backend) => on.chatStep({ token, answer: '' });
    const first = await ask();
    writeFileSync(join(contentDir, 'chat/flow.json'), '{ "start": "who", ');
    expect(await ask()).toEqual(first);
    await expect(ask(backendOn(records, { contentDir }))).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ file: 'chat/flow.json' }));
  });
});
