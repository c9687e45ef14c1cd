import type { HelpBarCopy } from '@/lib/i18n/en/help-bar';

/** Bengali. Awaits native review. */
export const helpBar: HelpBarCopy = {
  label: 'দ্রুত সাহায্য',
  call: 'ফোন করুন',
  whatsapp: 'হোয়াটসঅ্যাপ',
  newTab: '(নতুন ট্যাবে খোলে)',
  prefilled: 'নমস্কার, আমি চিকিৎসা সম্পর্কে জানতে চাই।',
  help: 'এখনই সাহায্য',
  chat: 'চ্যাট',
};
