import type { ShiftsCopy } from '../en/staff-shifts';

/** Who is on when, every week. */
export const staffShifts: ShiftsCopy = {
  title: 'শিফট',
  lead: 'কেউ কিছু না নিলে শিফটে যিনি আছেন তাঁকে আগে জানানো হয়, আর দর্শনার্থীরা তাঁর সঙ্গে কথা বলতে পারেন। সময় কলকাতার।',
  nobody: 'এখন কেউ শিফটে নেই।',
  now: (names) => `এখন শিফটে: ${names}।`,
  empty: (days) => `কেউ নেই: ${days}।`,
  days: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
  hours: (from, to, isOvernight) => `${from} থেকে ${isOvernight ? 'পরের দিন ' : ''}${to}`,
  remove: 'সরান',
  removeLabel: (name, day) => `${day}-এ ${name}-এর শিফট সরান`,
  add: 'শিফট যোগ করুন',
  person: 'কে',
  weekdays: 'প্রতি সপ্তাহে কোন কোন দিন',
  from: 'কখন থেকে',
  to: 'কখন পর্যন্ত',
  toHint: 'প্রথম সময়ের চেয়ে আগের সময় মানে পরের দিনের।',
  save: 'যোগ করুন',
  added: 'শিফট যোগ হয়েছে।',
  errors: {
    person: 'অনুগ্রহ করে এমন কাউকে বেছে নিন যাঁর ইনবক্স আছে।',
    days: 'অনুগ্রহ করে অন্তত একটি দিন বেছে নিন।',
    time: 'অনুগ্রহ করে একটি সময় বেছে নিন।',
    length: 'শিফট শুরুর পরে শেষ হয়।',
  },
};
