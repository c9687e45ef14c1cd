import type { RecoveryCopy } from '@/lib/i18n/en/recovery';

export const recovery: RecoveryCopy = {
  again: 'আবার চেষ্টা করুন',
  call: 'আমাদের ফোনও করতে পারেন:',
};
