import type { LanguageCopy } from '@/lib/i18n/en/language';

export const language: LanguageCopy = {
  label: 'ভাষা',
  inEnglish: '(ইংরেজিতে)',
  instead: {
    stories: 'আমাদের লেখা পড়ুন (ইংরেজিতে)',
    testimonials: 'মানুষের নিজের মুখে শুনুন, তাঁদের কেমন লেগেছিল (ইংরেজিতে)',
    tiles: 'আমাদের সব রকম চিকিৎসা দেখুন (ইংরেজিতে)',
    policy: 'পুরো গোপনীয়তা নীতি পড়ুন (ইংরেজিতে)',
  },
};
