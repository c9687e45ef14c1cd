import type { QuickExitCopy } from '@/lib/i18n/en/quick-exit';

/** Bengali. Awaits native review. */
export const quickExit: QuickExitCopy = {
  label: 'এই পাতা দ্রুত ছাড়ুন',
  action: 'এখনই ছাড়ুন',
  what: 'অন্য একটি ওয়েবসাইট খুলবে এবং এই ফোন বা কম্পিউটার থেকে চ্যাট মুছে যাবে।',
  honest: 'ব্রাউজারের হিস্ট্রিতে আগের পাতা তবু দেখা যেতে পারে।',
  keys: 'অথবা Shift তিনবার চাপুন।',
  more: 'এই পাতা ছাড়তে Shift আরও {left} বার চাপুন।',
  once: 'এই পাতা ছাড়তে Shift আরও একবার চাপুন।',
  leaving: 'পাতা বন্ধ হচ্ছে।',
};
