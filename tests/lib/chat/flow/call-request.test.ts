import { callRequestOf, callTimeIn } from '@/lib/chat/flow/call-request';
import { wishOf } from '@/lib/chat/flow/call-times';
import { isWhen } from '@/lib/contact/callback';

describe('a wish for a time', () => {
  it.each([
    ['6 pm', '18:00'],
    ['after 6', '18:00'],
    ['10:30 am', '10:30'],
    ['at 9', '09:00'],
    ['18.30', '18:30'],
    ['12 am', '00:00'],
    ['শাম 6', '18:00'],
    ['शाम ६ बजे', '18:00'],
    ['সন্ধ্যা ৬টা', '18:00'],
    ['kal subah 10 baje', 'tomorrow 10:00'],
    ['tomorrow morning', 'tomorrow morning'],
    ['Saturday at 11', 'sat 11:00'],
    ['রবিবার বিকেলে', 'sun evening'],
    ['as soon as you can', 'soon'],
    ['any time', 'soon'],
    ['tomorrow', 'tomorrow soon'],
    ['সকাল ১০টা', '10:00'],
    ['কাল সকালে', 'tomorrow morning'],
    ['कल शाम', 'tomorrow evening'],
    ['evening', 'evening'],
    ['chhe baje', '18:00'],
    ['छह बजे', '18:00'],
    ['ছটায়', '18:00'],
    ['at six', '18:00'],
    ['weekdays after 5', 'weekday 17:00'],
    ['i said weekdays. not sunday', 'weekday soon'],
    ['10 nahi 12 baje', '12:00'],
    ['na 5 ta na, 7 tay', '19:00'],
    ['5 ta na 7 ta te korben', '19:00'],
    ['not 10, after office 7 pm', '19:00'],
    ['সকালে না, দুপুর ২টোয়', '14:00'],
    ['১০ নয়, ১২টায়', '12:00'],
    ['any weekend morning', 'weekend morning'],
    ['between 2 and 4', '14:00-16:00'],
    ['tomorrow from 11 to 1 pm', 'tomorrow 11:00-13:00'],
    ['2-4 baje', '14:00-16:00'],
    ['সোমবার ২টা থেকে ৪টা', 'mon 14:00-16:00'],
    ['शाम 5 से 7 के बीच', '17:00-19:00'],
    ['between 6 and 8 in the evening', '18:00-20:00'],
  ])('is read from %j as %j', (words, wish) => {
    expect(wishOf(words)).toBe(wish);
    expect(isWhen(wish)).toBe(true);
  });

  it.each(['what?', 'in 2 hours', 'when my wife is out', '98300 12345'])('is not read from %j', (words) => {
    expect(wishOf(words)).toBeNull();
  });
});

describe('a request for a call', () => {
  it('is made of what the script saved, blank where a question was skipped', () => {
    expect(callRequestOf({ phone: '9830012345' }, 'bn')).toEqual({
      name: '',
      phone: '9830012345',
      when: 'soon',
      language: 'bn',
      say: '',
      may_say_who: false,
    });
    const saved = {
      call_when: 'sat 11:00',
      call_language: 'hi',
      call_say: 'only_ask_for_me',
      call_may_say_who: 'yes',
    };
    expect(callRequestOf(saved, 'en')).toMatchObject({
      when: 'sat 11:00',
      language: 'hi',
      say: 'only ask for me',
      may_say_who: true,
    });
  });

  it('says its time as the visitor reads it', () => {
    const now = Date.parse('2026-11-23T10:00:00+05:30');
    const at = Date.parse('2026-11-24T18:00:00+05:30');
    expect(callTimeIn('en', { from: at, to: at }, now)).toBe('tomorrow, Tuesday, 6\u00a0pm');
    expect(callTimeIn('bn', { from: at, to: at + 7_200_000 }, now)).toBe(
      'আগামীকাল, মঙ্গলবার, সন্ধ্যা\u00a06টা – রাত\u00a08টা',
    );
  });
});
