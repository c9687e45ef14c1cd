import { helplines as en, type Helpline } from '@/lib/i18n/helplines';

/** The same lines in Bengali words; numbers, sources and days of checking are kept in one place. */
export const helplines: Readonly<Record<keyof typeof en, Helpline>> = {
  emergency: {
    ...en.emergency,
    name: 'জরুরি পরিষেবা',
    use: 'কেউ বিপদে আছেন, জ্ঞান নেই বা ডাকলেও সাড়া নেই',
    hours: 'দিনরাত',
  },
  teleManas: {
    ...en.teleManas,
    name: 'টেলি-মানস',
    use: 'আত্মহত্যার চিন্তা, হতাশা, বা মন কিছুতেই শান্ত না হলে',
    hours: 'দিনরাত, বিনামূল্যে, অনেক ভাষায়',
  },
  deAddiction: {
    ...en.deAddiction,
    name: 'জাতীয় নেশামুক্তি হেল্পলাইন',
    use: 'মদ বা মাদক নিয়ে পরামর্শ, নিজের বা পরিবারের জন্য',
    hours: 'বিনামূল্যে; খোলা থাকার সময় বদলাতে পারে',
  },
  child: {
    ...en.child,
    name: 'চাইল্ড হেল্পলাইন',
    use: 'কোনও শিশু বা কমবয়সির সাহায্য বা সুরক্ষা দরকার',
    hours: 'দিনরাত',
  },
  women: {
    ...en.women,
    name: 'মহিলা হেল্পলাইন',
    use: 'বাড়িতে অত্যাচার, বা তার ভয়',
    hours: 'দিনরাত',
  },
};
