import type { OfflineCopy } from '@/lib/i18n/en/offline';

/** Bengali. Awaits native review. */
export const offline: OfflineCopy = {
  title: 'এখন ইন্টারনেট নেই',
  lead: 'ফোন করতে ইন্টারনেট লাগে না। নাম বলা জরুরি নয়।',
  again: 'ইন্টারনেট এলে পাতাটি আবার খুলুন।',
  centre: 'কেন্দ্র',
};
