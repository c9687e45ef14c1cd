import type { RecoveryCopy } from '@/lib/i18n/en/recovery';

export const recovery: RecoveryCopy = {
  again: 'फिर से कोशिश करें',
  call: 'हमें फ़ोन भी कर सकते हैं:',
};
