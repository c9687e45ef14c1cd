import { routes } from '@/lib/config/routes';
import type { CommonCopy, HelpBarCopy, LanguageCopy, OfflineCopy, ShellCopy } from '@/lib/i18n/en/shell';
import { localPath } from '@/lib/i18n/language';

const path = (english: string) => localPath('bn', english);

export const shell: ShellCopy = {
  skip: 'মূল লেখায় যান',
  getHelp: 'এখনই সাহায্য নিন!',
  menu: 'মেনু',
  navigation: [
    { label: 'প্রথম পাতা', href: path(routes.home) },
    { label: 'আমাদের কথা', href: path(routes.about) },
    { label: 'সিএসআর', href: path(routes.corporates) },
    { label: 'চিকিৎসা', href: path(routes.treatment) },
    { label: 'থাকার ব্যবস্থা', href: path(routes.accommodation) },
    { label: 'দান', href: path(routes.donate) },
    { label: 'ব্লগ', href: path(routes.blog) },
    { label: 'যোগাযোগ', href: path(routes.contact) },
  ],
  more: 'পরিবার ও অন্যান্য',
  moreNavigation: [
    { label: 'পরিবারের জন্য সাহায্য', href: path(routes.families) },
    { label: 'প্রশ্নোত্তর', href: routes.faq },
    { label: 'খুঁজুন', href: path(routes.search) },
  ],
  footer: {
    social: 'আমাদের সঙ্গে থাকুন',
    quickTitle: 'দরকারি পাতা',
    quick: [
      { label: 'প্রথম পাতা', href: path(routes.home) },
      { label: 'আমাদের কথা', href: path(routes.about) },
      { label: 'ব্লগের লেখা', href: path(routes.blog) },
      { label: 'গোপনীয়তা নীতি', href: path(routes.privacy) },
    ],
    touchTitle: 'যোগাযোগ করুন',
    touch: [
      { label: 'আমাদের সঙ্গে যোগাযোগ', href: path(routes.contact) },
      { label: 'আমাদের পরিষেবা', href: path(routes.treatment) },
    ],
    addressTitle: 'ঠিকানা',
    legal: [
      { label: 'ব্যবহারের শর্ত', href: path(routes.terms) },
      { label: 'কুকি সেটিংস', href: path(routes.cookies) },
      { label: 'টাকা ফেরতের নীতি', href: path(routes.refunds) },
      { label: 'এখনই সাহায্য', href: path(routes.helpNow) },
      { label: 'প্রশ্ন ও উত্তর', href: path(routes.faq) },
      { label: 'নিবন্ধন ও লাইসেন্স', href: path(routes.trust) },
      { label: 'সবার ব্যবহারের সুবিধা', href: path(routes.accessibility) },
    ],
    helpTitle: 'এখনই সাহায্য দরকার হলে',
    helpLead: 'কেউ বিপদে থাকলে বা ডাকলেও সাড়া না দিলে আগে 112 নম্বরে ফোন করুন। 14416 নম্বরে দিনরাত বিনামূল্যে ফোন করা যায়।',
  },
  newsletter: {
    title: 'নিউজলেটার সাবস্ক্রাইব করুন',
    label: 'আপনার ইমেল',
    placeholder: 'আপনার ইমেল লিখুন',
    action: 'সাবস্ক্রাইব করুন',
    note: 'প্রস্তুতি চলছে: এখনও কিছু পাঠানো হয় না, কোনও ইমেল ঠিকানাও রাখা হয় না।',
    honest: 'আমাদের নিউজলেটার এখনও শুরু হয়নি, তাই কিছু পাঠানো হয়নি, আপনার ইমেল ঠিকানাও রাখা হয়নি। আমাদের লিখুন, শুরু হলে জানাব।',
  },
};

export const common: CommonCopy = {
  navigation: 'প্রধান মেনু',
  call: 'ফোন করুন: {phone}',
  error: 'সমস্যা:',
  field: {
    hidden: 'এখানে একটি লুকোনো চিহ্ন আছে। অনুগ্রহ করে মুছে আবার লিখুন।',
    long: 'লেখাটি বেশি বড় হয়ে গেছে। অনুগ্রহ করে ছোট করে লিখুন।',
  },
  leaveEmpty: 'এই ঘরটি ফাঁকা রাখুন',
  copyright: '© {year} {name}, {trust}-এর একটি অংশ।',
  demonstration: {
    phone: '14446 (জাতীয় হেল্পলাইন; এই সাইট পরীক্ষামূলক)',
    short: 'এখানকার যোগাযোগ নমুনা।',
    full: 'এই সাইটের ফোন, ইমেল ও হোয়াটসঅ্যাপ নম্বর নমুনা: এখনও কেউ সেখানে উত্তর দেন না। বিপদে 112 নম্বরে ফোন করুন। পরামর্শের জন্য জাতীয় নেশামুক্তি হেল্পলাইন 14446 নম্বরে ফোন করুন।',
  },
  registration: 'নিবন্ধন: {number}',
  readAloud: { start: 'শুনুন', stop: 'পড়া থামান' },
  legal: { updated: 'শেষ বার বদলানো হয়েছে: {date}', contents: 'এই পাতায়' },
};

export const language: LanguageCopy = {
  label: 'ভাষা',
};

/** Bengali. Awaits native review. */
export const helpBar: HelpBarCopy = {
  label: 'দ্রুত সাহায্য',
  call: 'ফোন করুন',
  closed: '(এখন বন্ধ)',
  whatsapp: 'হোয়াটসঅ্যাপ',
  newTab: '(নতুন ট্যাবে খুলবে)',
  prefilled: 'নমস্কার, আমি চিকিৎসা সম্পর্কে জানতে চাই।',
  chat: 'চ্যাট',
};

/** Bengali. Awaits native review. */
export const offline: OfflineCopy = {
  title: 'এখন ইন্টারনেট নেই',
  lead: 'ফোন করতে ইন্টারনেট লাগে না। নাম বলা জরুরি নয়।',
  again: 'ইন্টারনেট এলে পাতাটি আবার খুলুন।',
  centre: 'কেন্দ্র',
};
