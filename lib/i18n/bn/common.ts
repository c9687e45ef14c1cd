import type { CommonCopy } from '@/lib/i18n/en/common';

export const common: CommonCopy = {
  navigation: 'প্রধান মেনু',
  onPhone: '{phone} নম্বরে',
  call: 'ফোন করুন: {phone}',
  newTab: '(নতুন ট্যাবে খুলবে)',
  error: 'সমস্যা:',
  field: {
    hidden: 'এখানে একটি লুকোনো চিহ্ন আছে। অনুগ্রহ করে মুছে আবার লিখুন।',
    long: 'লেখাটি বেশি বড় হয়ে গেছে। অনুগ্রহ করে ছোট করে লিখুন।',
  },
  leaveEmpty: 'এই ঘরটি ফাঁকা রাখুন',
  copyright: '© {year} {name}, {trust}-এর একটি অংশ।',
  registration: 'রেজিস্ট্রেশন: {number}',
  legal: { updated: 'শেষ বার বদলানো হয়েছে: {date}', contents: 'এই পাতায়' },
};
