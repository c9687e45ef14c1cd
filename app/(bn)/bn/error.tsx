'use client';

import { PageFailure } from '@/app/_pages/failure';
import { common } from '@/lib/i18n/bn/common';
import { fallbacks } from '@/lib/i18n/bn/fallbacks';
import { language } from '@/lib/i18n/bn/language';

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const links = { language: 'bn', inEnglish: language.inEnglish, newTab: common.newTab } as const;
  return <PageFailure copy={fallbacks} links={links} retry={reset} />;
}
