import type { Metadata } from 'next';
import { MissingPage } from '@/app/_pages/missing';
import { missing } from '@/lib/i18n/en/fallbacks';

export const metadata: Metadata = { title: missing.storyNotFound.title, robots: { index: false } };

/** A story that the backend does not know (spec §8: 'Blog not found'). */
export default function NotFound() {
  return <MissingPage language="en" what="storyNotFound" />;
}
