import type { Metadata } from 'next';
import { Fallback } from '@/components/sections/fallback/fallback';
import { MISSING_MARK } from '@/lib/cache/page-cache';
import { fallbacks } from '@/lib/content/en/fallbacks';
import { pictures } from '@/lib/content/pictures';
import { site } from '@/lib/site';

export const metadata: Metadata = { title: fallbacks.storyNotFound.title, robots: { index: false } };

/** A story that the backend does not know (spec §8: 'Blog not found'). */
export default function NotFound() {
  const { phone, phoneHref } = site();
  const { title, lead } = fallbacks.storyNotFound;
  return (
    <>
      <meta {...MISSING_MARK} />
      <meta name="robots" content="noindex" />
      <Fallback
        title={title}
        lead={lead}
        picture={{ src: pictures.notFound, alt: fallbacks.notFound.alt }}
        phone={{ label: `Call ${phone}`, href: phoneHref }}
      />
    </>
  );
}
