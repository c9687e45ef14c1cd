'use client';

import { PageFailure } from '@/app/_pages/failure';
import { common } from '@/lib/content/bn/common';
import { fallbacks } from '@/lib/content/bn/fallbacks';
import { language } from '@/lib/content/bn/language';

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const links = { language: 'bn', inEnglish: language.inEnglish, newTab: common.newTab } as const;
  return <PageFailure copy={fallbacks} links={links} retry={reset} />;
}
