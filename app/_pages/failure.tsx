import { Fallback } from '@/components/fallback/fallback';
import { Button } from '@/components/ui/button';
import type { FallbacksCopy } from '@/lib/i18n/en/fallbacks';
import type { LinkWords } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';

type Props = { copy: FallbacksCopy; links: LinkWords; retry: () => void };

/** A page that failed to draw, inside the whole layout; header and footer keep phone and helplines. */
export function PageFailure({ copy, links, retry }: Props) {
  const { title, lead, alt, retry: again } = copy.error;
  return (
    <Fallback ways={copy.ways} links={links} title={title} lead={lead} picture={{ src: pictures.error, alt }}>
      <Button onClick={retry}>{again}</Button>
    </Fallback>
  );
}
