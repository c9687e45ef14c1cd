import type { ShiftsCopy } from '../en/staff-shifts';

/** Who is on when, every week. */
export const staffShifts: ShiftsCopy = {
  title: 'शिफ़्टें',
  lead: 'जो किसी ने नहीं लिया, वह पहले शिफ़्ट वाले को बताया जाता है, और आगंतुक उनसे बात कर सकते हैं। समय कोलकाता का है।',
  nobody: 'अभी कोई शिफ़्ट पर नहीं है।',
  now: (names) => `अभी शिफ़्ट पर: ${names}।`,
  empty: (days) => `कोई नहीं: ${days}।`,
  days: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  hours: (from, to, isOvernight) => `${from} से ${isOvernight ? 'अगले दिन ' : ''}${to} तक`,
  remove: 'हटाएँ',
  removeLabel: (name, day) => `${day} को ${name} की शिफ़्ट हटाएँ`,
  add: 'शिफ़्ट जोड़ें',
  person: 'कौन',
  weekdays: 'हर हफ़्ते किन दिनों',
  from: 'कब से',
  to: 'कब तक',
  toHint: 'पहले समय से पहले का समय अगले दिन का माना जाता है।',
  save: 'जोड़ें',
  added: 'शिफ़्ट जुड़ गई है।',
  errors: {
    person: 'कृपया ऐसे किसी को चुनिए जिनके पास इनबॉक्स हो।',
    days: 'कृपया कम से कम एक दिन चुनिए।',
    time: 'कृपया एक समय चुनिए।',
    length: 'शिफ़्ट शुरू होने के बाद ही ख़त्म होती है।',
  },
};
