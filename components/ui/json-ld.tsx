import type { Facts } from '@/lib/stories/machine-readable';

/** Structured data for search engines; `<` is escaped so that no text can end the block. */
export function JsonLd({ facts }: { facts: Facts }) {
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
