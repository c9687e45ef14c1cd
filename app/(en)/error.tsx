'use client';

import { PageFailure } from '@/app/_pages/failure';
import { common } from '@/lib/i18n/en/common';
import { fallbacks } from '@/lib/i18n/en/fallbacks';
import { language } from '@/lib/i18n/en/language';

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const links = { language: 'en', inEnglish: language.inEnglish, newTab: common.newTab } as const;
  return <PageFailure copy={fallbacks} links={links} retry={reset} />;
}
