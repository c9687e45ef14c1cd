import { routes } from '@/lib/config/routes';
import type { ShellCopy } from '@/lib/i18n/en/shell';
import { localPath } from '@/lib/i18n/language';

const path = (english: string) => localPath('bn', english);

export const shell: ShellCopy = {
  skip: 'মূল লেখায় যান',
  getHelp: 'এখনই সাহায্য নিন!',
  call: 'আমাদের ফোন করুন',
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
      { label: 'সবার ব্যবহারের সুবিধা', href: path(routes.accessibility) },
    ],
    helpTitle: 'এখনই সাহায্য দরকার হলে',
    helpLead: 'কেউ বিপদে থাকলে বা ডাকলেও সাড়া না দিলে আগে 112 নম্বরে ফোন করুন।',
  },
  newsletter: {
    title: 'নিউজলেটার সাবস্ক্রাইব করুন',
    label: 'আপনার ইমেল',
    placeholder: 'আপনার ইমেল লিখুন',
    action: 'সাবস্ক্রাইব করুন',
    honest: 'আমাদের নিউজলেটার এখনও শুরু হয়নি, তাই কিছু পাঠানো হয়নি, আপনার ইমেল ঠিকানাও রাখা হয়নি। আমাদের লিখুন, শুরু হলে জানাব।',
  },
};
