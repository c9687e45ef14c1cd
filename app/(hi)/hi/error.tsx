'use client';

import { PageFailure } from '@/app/_pages/failure';
import { common } from '@/lib/i18n/hi/common';
import { fallbacks } from '@/lib/i18n/hi/fallbacks';
import { language } from '@/lib/i18n/hi/language';

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const links = { language: 'hi', inEnglish: language.inEnglish, newTab: common.newTab } as const;
  return <PageFailure copy={fallbacks} links={links} retry={reset} />;
}
