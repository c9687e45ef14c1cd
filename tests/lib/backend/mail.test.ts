import { hasMail, mailSender, notice, sendTestMail } from '@/lib/backend/mail';
import { fakeSmtp } from '@/tests/helpers/fake-smtp';

const settings = {
  SMTP_URL: undefined,
  NOTIFY_EMAIL: 'desk@example.org',
  MAIL_FROM: undefined,
  SITE_NAME: 'Sample Centre',
  SITE_EMAIL: 'centre@example.org',
  SITE_URL: 'https://centre.example.org',
  STAFF_CONSOLE: 'on' as const,
  BACKEND_URL: undefined,
};
const row = { kind: 'message-waiting', payload: '{}' };

describe('the notice', () => {
  it('says that a message waits and how to read it, nothing of the message', () => {
    expect(notice(settings, { to: 'desk@example.org', kind: 'message-waiting', payload: '{}' })).toEqual({
      from: 'desk@example.org',
      to: 'desk@example.org',
      subject: 'Sample Centre: a new message is waiting',
      text: 'A new message is waiting. Read it with: npm run desk -- messages list\n',
    });
  });

  it('says of an urgent message that it is one', () => {
    expect(notice(settings, { to: 'desk@example.org', kind: 'message-urgent', payload: '{}' })).toMatchObject(
      {
        subject: 'Sample Centre: an urgent message is waiting',
        text: 'An urgent message is waiting. Read it with: npm run desk -- messages list\n',
      },
    );
  });

  it('says of an urgent conversation where to read it, nothing of who or what', () => {
    expect(notice(settings, { to: 'desk@example.org', kind: 'chat-urgent', payload: '{}' })).toMatchObject({
      subject: 'Sample Centre: an urgent conversation is waiting',
      text: 'An urgent conversation is waiting. Read it with: npm run desk -- chats list\n',
    });
  });

  it.each([
    [
      'callback-waiting',
      'no',
      'yes',
      'do NOT say who is calling.\nSay only what is written with the request.\n',
    ],
    ['callback-urgent', 'yes', 'no', 'you may say who is calling.\nSay nothing of why you call.\n'],
  ])('says of %s when to call and what anyone else may hear', (kind, may_say_who, say, words) => {
    const payload = JSON.stringify({ call: 'Mon 2026-11-23 18:00', may_say_who, say });
    const { subject, text } = notice(settings, { to: 'desk@example.org', kind, payload });
    expect(subject).toContain('request for a call is waiting');
    expect(text).toContain(
      `Read it with: npm run desk -- messages list\nCall: Mon 2026-11-23 18:00, Kolkata time.\nIf somebody else answers, ${words}`,
    );
  });

  it('links to the ticket in the console, where there is one', () => {
    const what = { to: 'desk@example.org', kind: 'message-waiting', payload: '{"ticket":"t1"}' };
    expect(notice(settings, what).text).toContain('https://centre.example.org/staff/inbox#t1\n');
    expect(notice({ ...settings, STAFF_CONSOLE: 'off' }, what).text).not.toContain('/staff');
  });

  it('is tried by a test mail, which says what the mail server answered', async () => {
    const smtp = await fakeSmtp();
    await sendTestMail({ ...settings, SMTP_URL: smtp.url }, 'mina@example.org');
    smtp.server.close();
    expect(smtp.received()).toContain('RCPT TO:<mina@example.org>');
    await expect(sendTestMail(settings, 'mina@example.org')).rejects.toThrow('SMTP_URL: absent');
    await expect(sendTestMail({ ...settings, SMTP_URL: smtp.url }, 'a@x.org, b@y.org')).rejects.toMatchObject(
      {
        code: 'ENOADDRESS',
      },
    );
  });

  it('reaches the mail server', async () => {
    const smtp = await fakeSmtp();
    await mailSender({ ...settings, SMTP_URL: smtp.url, MAIL_FROM: 'site@example.org' })?.(row);
    smtp.server.close();
    expect(smtp.received()).toContain('MAIL FROM:<site@example.org>');
    expect(smtp.received()).toContain('RCPT TO:<desk@example.org>');
    expect(smtp.received()).toContain('A new message is waiting.');
  });

  it('fails when the mail server refuses it', async () => {
    const smtp = await fakeSmtp('550 no\r\n');
    await expect(mailSender({ ...settings, SMTP_URL: smtp.url })?.(row)).rejects.toMatchObject({
      code: 'EENVELOPE',
    });
    smtp.server.close();
  });
});

describe('a receipt', () => {
  const receipt = { kind: 'receipt', payload: '{"donation_id":"d1"}' };
  const letter = { to: 'asha@example.org', subject: 'Trust: receipt 1', text: 'Thank you.\n' };

  it('goes to its donor, also where nobody is told of messages', async () => {
    const smtp = await fakeSmtp();
    const asked: string[] = [];
    const letterOf = async ({ donationId, kind }: { donationId: string; kind: string }) => {
      asked.push(`${kind} ${donationId}`);
      return letter;
    };
    const send = mailSender(
      { ...settings, NOTIFY_EMAIL: undefined, SMTP_URL: smtp.url },
      { receipt: letterOf },
    );
    await send?.(receipt);
    await send?.({ ...receipt, kind: 'refund' });
    smtp.server.close();
    expect(asked).toEqual(['receipt d1', 'refund d1']);
    expect(smtp.received()).toContain('MAIL FROM:<centre@example.org>');
    expect(smtp.received()).toContain('RCPT TO:<asha@example.org>');
  });

  it.each([
    'v1@x.org, v2@y.org',
    'v1@x.org;v2@y.org',
    'Asha <v1@x.org>, v2@y.org',
    'v1@x.org\r\nBcc: v2@y.org',
    'v1@x.org\r\nRCPT TO:<v2@y.org>',
    'friends: v1@x.org, v2@y.org;',
  ])('goes to nobody where a row from before names %j', async (to) => {
    const smtp = await fakeSmtp();
    const send = mailSender(
      { ...settings, SMTP_URL: smtp.url },
      { receipt: async () => ({ ...letter, to }) },
    );
    await expect(send?.(receipt)).rejects.toMatchObject({ code: 'ENOADDRESS' });
    smtp.server.close();
    expect(smtp.received()).toBe('');
  });

  it('has one recipient and its own headers, whatever stands in its subject', async () => {
    const smtp = await fakeSmtp();
    const subject = 'Trust: receipt 1\r\nBcc: v2@y.org\r\n\r\nHello';
    const to = "o'brien+gifts@xn--bcher-kva.example";
    await mailSender(
      { ...settings, SMTP_URL: smtp.url },
      {
        receipt: async () => ({ ...letter, to, subject }),
      },
    )?.(receipt);
    smtp.server.close();
    expect(smtp.received().match(/RCPT TO:<[^>]*>/g)).toEqual([`RCPT TO:<${to}>`]);
    expect(smtp.received()).not.toMatch(/^Bcc:/im);
  });

  it('of a donor who was forgotten goes nowhere', async () => {
    const send = mailSender({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' }, { receipt: async () => null });
    await expect(send?.(receipt)).resolves.toBeUndefined();
  });
});

describe('an answer to who wrote', () => {
  it('goes to them, and an answer to it to the centre', async () => {
    const smtp = await fakeSmtp();
    const reply = async (id: string) => ({
      to: 'asha@example.org',
      subject: `Answer ${id}`,
      text: 'Please come.\n',
    });
    await mailSender(
      { ...settings, SMTP_URL: smtp.url },
      { reply },
    )?.({ kind: 'reply', payload: '{"reply":"r1"}' });
    smtp.server.close();
    expect(smtp.received()).toContain('RCPT TO:<asha@example.org>');
    expect(smtp.received()).toMatch(/^Subject: Answer r1/m);
    expect(smtp.received()).toMatch(/^Reply-To: centre@example\.org/m);
  });
});

describe('without a mail server or a receiver', () => {
  it('there is no sender', () => {
    expect(mailSender(settings)).toBeNull();
    expect(hasMail(settings)).toBe(false);
    expect(hasMail({ ...settings, SMTP_URL: 'smtp://127.0.0.1', NOTIFY_EMAIL: undefined })).toBe(false);
  });
});
