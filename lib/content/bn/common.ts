import type { CommonCopy } from '../en/common';

export const common: CommonCopy = {
  navigation: 'প্রধান মেনু',
  onPhone: '{phone} নম্বরে',
  call: 'ফোন করুন: {phone}',
  newTab: '(নতুন ট্যাবে খুলবে)',
  error: 'সমস্যা:',
  leaveEmpty: 'এই ঘরটি ফাঁকা রাখুন',
  copyright: '© {year} {name}, {trust}-এর একটি অংশ।',
  registration: 'রেজিস্ট্রেশন: {number}',
  legal: { updated: 'শেষ বার বদলানো হয়েছে: {date}', contents: 'এই পাতায়' },
};
