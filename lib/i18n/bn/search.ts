import { routes } from '@/lib/config/routes';
import type { SearchCopy } from '@/lib/i18n/en/search';

/**
 * The search page and its box. These words await a native reader; `results` names the list and is heard alone.
 */
export const search: SearchCopy = {
  metaTitle: 'খুঁজুন',
  description: 'এই সাইটের লেখা, প্রশ্নোত্তর, চিকিৎসা ও ঘরের কথা বাংলা, হিন্দি বা ইংরেজিতে খুঁজুন।',
  title: 'খুঁজুন',
  link: 'সাইটে খুঁজুন',
  noScript: 'খোঁজার কাজটা আপনার ব্রাউজারেই হয়, তার জন্য জাভাস্ক্রিপ্ট লাগে, সেটি বন্ধ আছে। সব কিছু নীচের তালিকায় আছে।',
  box: {
    label: 'কী খুঁজছেন?',
    hint: 'বাংলা, হিন্দি বা ইংরেজিতে লিখুন, যে কোনও হরফে। যা লেখেন, তা আপনার ফোন বা কম্পিউটারেই থাকে।',
    alsoIn: 'এটাই এই ভাষায় খুঁজুন:',
    results: 'যা পাওয়া গেল',
    loading: 'খোঁজা শুরু হচ্ছে…',
    failed: 'এখন খোঁজা যাচ্ছে না। নীচের লিঙ্কগুলি দেখুন, বা আবার চেষ্টা করুন।',
    noneDanger: 'বিপদ হলে 112 নম্বরে ফোন করুন।',
    none: 'কিছু পাওয়া গেল না। অন্য শব্দ লিখুন, বা কম শব্দ।',
    noneCall: 'ফোনে জিজ্ঞাসা করুন: {phone}',
    noneQuestions: 'প্রশ্ন ও উত্তর',
    one: '1টি ফল',
    many: '{count}টি ফল',
    kinds: {
      page: 'পাতা',
      question: 'প্রশ্নোত্তর',
      treatment: 'চিকিৎসা',
      room: 'থাকার ঘর',
      story: 'লেখা',
    },
  },
  women: 'মহিলাদের জায়গার কথা আমাদের জিজ্ঞাসা করুন',
  sections: {
    title: 'বা সোজা চলে যান',
    items: [
      { label: 'এখনই সাহায্য', href: routes.helpNow },
      { label: 'পরিবারের জন্য সাহায্য', href: routes.families },
      { label: 'খরচ', href: `${routes.faq}#what-does-treatment-cost` },
      { label: 'প্রশ্ন ও উত্তর', href: routes.faq },
      { label: 'সব লেখা', href: routes.blog },
      { label: 'চিকিৎসা', href: routes.treatment },
      { label: 'থাকার ঘর', href: routes.accommodation },
      { label: 'যোগাযোগ', href: routes.contact },
    ],
  },
};
