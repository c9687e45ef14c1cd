import { parseOpeningHours } from '@/lib/config/opening-hours';
import { callHoursOfDay, callTimeOf, isWhen, laterFor, staffTime } from '@/lib/contact/callback';
import { isOpenIn, openLines, openNowIn, promiseIn } from '@/lib/contact/callback-words';
import { CallbackRequest, callbackAsMessage } from '@/lib/contact/schema';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { makeCallback } from '@/tests/helpers/make';

const at = (local: string) => Date.parse(`2026-11-${local}:00+05:30`);
const open = { hours: parseOpeningHours('Mo-Sa 08:00-20:00; Su 10:00-13:00'), withinMinutes: 60 };
/** The 23rd is a Monday. */
const called = (when: string, now: string, known = open) => {
  const call = callTimeOf(when, at(now), known);
  return call && staffTime(call);
};

describe('when something is looked at again', () => {
  it.each([
    ['in an hour while somebody is there', '23T10:02', null, '23T11:02'],
    ['in the morning of who looks at night', '24T05:13', null, '24T08:00'],
    ['the next day of who looks at the end of one', '23T19:30', null, '24T08:00'],
    ['not before the hours that were asked for', '23T10:02', '23T16:00', '23T16:00'],
    ['in an hour where those hours have begun', '23T16:30', '23T16:00', '23T17:30'],
  ])('is %s', (_, now, asked, expected) => {
    const call = asked === null ? null : { from: at(asked), to: at(asked) + 3_600_000 };
    expect(laterFor({ call }, at(now), open)).toBe(at(expected));
  });
});

describe('when a call comes', () => {
  it.each([
    ['soon', '23T10:02', 'Mon 2026-11-23 10:02 to 11:15'],
    ['soon', '23T19:40', 'Mon 2026-11-23 19:40 to Tue 2026-11-24 08:45'],
    ['soon', '23T22:00', 'Tue 2026-11-24 08:00 to 09:00'],
    ['soon', '23T06:00', 'Mon 2026-11-23 08:00 to 09:00'],
    ['soon', '28T21:00', 'Sun 2026-11-29 10:00 to 11:00'],
    ['tomorrow soon', '23T10:00', 'Tue 2026-11-24 08:00 to 09:00'],
    ['18:00', '23T10:00', 'Mon 2026-11-23 18:00'],
    ['18:00', '23T18:00', 'Tue 2026-11-24 18:00'],
    ['today 18:00', '23T17:59', 'Mon 2026-11-23 18:00'],
    ['18:00', '28T19:00', 'Mon 2026-11-30 18:00'],
    ['sun 11:00', '23T10:00', 'Sun 2026-11-29 11:00'],
    ['mon 09:00', '23T10:00', 'Mon 2026-11-30 09:00'],
    ['mon 11:00', '23T10:00', 'Mon 2026-11-23 11:00'],
    ['2026-11-25 09:30', '23T10:00', 'Wed 2026-11-25 09:30'],
    ['evening', '23T10:00', 'Mon 2026-11-23 16:00 to 20:00'],
    ['evening', '23T19:45', 'Tue 2026-11-24 16:00 to 20:00'],
    ['today afternoon', '23T13:10', 'Mon 2026-11-23 13:10 to 16:00'],
    ['sun morning', '23T10:00', 'Sun 2026-11-29 10:00 to 12:00'],
    ['14:00-16:00', '23T10:00', 'Mon 2026-11-23 14:00 to 16:00'],
    ['tomorrow 11:00-13:00', '23T10:00', 'Tue 2026-11-24 11:00 to 13:00'],
    ['weekday 17:00', '28T10:00', 'Mon 2026-11-30 17:00'],
    ['weekend morning', '23T10:00', 'Sat 2026-11-28 08:00 to 12:00'],
  ])('%s, asked at %s: %s', (when, now, expected) => {
    expect(called(when, now)).toBe(expected);
  });

  it.each([
    ['today 18:00', '23T18:00'],
    ['today soon', '23T20:00'],
    ['sun 18:00', '23T10:00'],
    ['sun evening', '23T10:00'],
    ['20:00', '23T10:00'],
    ['03:00', '23T10:00'],
    ['02:00-04:00', '23T10:00'],
    ['2026-11-22 11:00', '23T10:00'],
    ['2027-01-01 11:00', '23T10:00'],
  ])('never for %s, asked at %s', (when, now) => {
    expect(called(when, now)).toBeNull();
  });

  it('is by day where the centre has named no hours', () => {
    const unknown = { hours: null, withinMinutes: 60 };
    expect(called('soon', '23T22:00', unknown)).toBe('Tue 2026-11-24 08:00 to 09:00');
    expect(called('sun 19:00', '23T22:00', unknown)).toBe('Sun 2026-11-29 19:00');
    expect(called('22:00', '23T10:00', unknown)).toBeNull();
  });

  it('can be chosen at every hour at which somebody is there', () => {
    expect(callHoursOfDay({ hours: parseOpeningHours('Mo 09:30-12:00; Tu 11:00-13:00') })).toEqual([
      10, 11, 12,
    ]);
    expect(callHoursOfDay({ hours: null })).toHaveLength(12);
  });
});

describe('a request for a call', () => {
  const body = { phone: '+91 98300 12345', language: 'hi', may_say_who: false };

  it('needs a number, a language and whether to say who calls', () => {
    expect(CallbackRequest.parse(body)).toEqual({
      ...body,
      kind: 'callback',
      name: '',
      say: '',
      when: 'soon',
    });
    for (const name of ['phone', 'language', 'may_say_who'])
      expect(CallbackRequest.safeParse({ ...body, [name]: undefined }).success).toBe(false);
  });

  it.each(['98300 1234', '12345', 'call me', '98300 12345, 98300 12346', '+91 12'])(
    'is told that %s is no number',
    (phone) => {
      const { error } = CallbackRequest.safeParse({ ...body, phone });
      expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
        ['phone', expect.stringContaining('phone number that we can call')],
      ]);
    },
  );

  it.each(['098300 12345', '৯৮৩০০১২৩৪৫', '033 2334 5678', '2334 5678', '+44 20 7946 0958'])(
    'may be for %s',
    (phone) => {
      expect(CallbackRequest.safeParse({ ...body, phone }).success).toBe(true);
    },
  );

  it.each(['', 'now', '25:00', '18:60', 'soon soon', 'someday 18:00', 'tomorrow', "18:00'; drop"])(
    'cannot be for the time %j',
    (when) => {
      expect(isWhen(when)).toBe(false);
      expect(CallbackRequest.safeParse({ ...body, when }).success).toBe(false);
    },
  );

  it('is a whole message for an API host that knows messages alone', () => {
    expect(callbackAsMessage(makeCallback(), 'centre@example.org')).toEqual({
      fullname: 'Asha Sen',
      email: 'centre@example.org',
      phone: '98300 12345',
      Address: '',
      message:
        'Request for a call.\nCall: Mon 2026-11-23 18:00, Kolkata time.\nLanguage: Bengali.\nIf somebody else answers, do NOT say who is calling.\nSay: It is about the library book.',
    });
  });
});

describe('what the chat says of calls', () => {
  const read = (now: string) => ({ copy: dictionaries.en.callback, language: 'en' as const, nowMs: at(now) });

  it.each([
    ['23T10:00', 'We are open now, until 8\u00a0pm.'],
    ['23T22:00', 'We are closed just now; we open tomorrow, Tuesday, at 8\u00a0am.'],
    ['22T14:00', 'We are closed just now; we open tomorrow, Monday, at 8\u00a0am.'],
  ])('at %s: %s', (now, told) => {
    expect(openNowIn(open, read(now))).toBe(told);
  });

  it('says beside a number in other words when somebody is there again', () => {
    const { closedTill } = dictionaries.en.callback.inChat;
    const told = openNowIn(open, read('23T22:00'), closedTill);
    expect(told).toBe('(closed now; opens tomorrow, Tuesday, at 8\u00a0am)');
  });

  it.each([
    ['23T10:00', 'Yes. We are open now, until 8\u00a0pm.'],
    ['23T22:00', 'No. We are closed just now; we open tomorrow, Tuesday, at 8\u00a0am.'],
  ])('answers at %s whether it is open: %s', (now, told) => {
    expect(isOpenIn(open, read(now))).toBe(told);
  });

  it('is told for the next days to a page that is stored meanwhile, each line true until its moment', () => {
    const lines = openLines(open, read('23T07:00'));
    const shownAt = (now: string) => lines.find(([till]) => at(now) < till)?.[1];
    for (const now of ['23T07:00', '23T08:00', '23T19:59', '23T20:00', '24T00:00', '25T19:00'])
      expect([now, shownAt(now)]).toEqual([now, openNowIn(open, read(now))]);
    expect(shownAt('26T00:00')).toBeUndefined();
    expect(openLines({ hours: null }, read('23T10:00'))).toEqual([]);
  });

  it('says nothing of now without hours', () => {
    expect(openNowIn({ hours: null }, read('23T10:00'))).toBe('');
    expect(isOpenIn({ hours: null }, read('23T10:00'))).toBe('');
  });

  it('promises a call in the words of the form', () => {
    const call = { from: at('24T09:00'), to: at('24T10:00') };
    expect(promiseIn(call, { may_say_who: false }, read('23T12:00'))).toBe(
      'We will call you tomorrow, Tuesday, between 9\u00a0am and 10\u00a0am, Indian time. If somebody else answers, we will not say who is calling or why.',
    );
  });
});
