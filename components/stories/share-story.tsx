'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { BlogCopy } from '@/lib/i18n/en/blog';
import styles from './share-story.module.css';

type Props = {
  copy: BlogCopy['share'];
  title: string;
  url: string;
  /** That WhatsApp opens in a new tab. */
  newTab: string;
};

const canShare = (): boolean => typeof navigator.share === 'function';

/** Handing a story on: by WhatsApp as a plain link, by the device where it offers that, or by its address. */
export function ShareStory({ copy, title, url, newTab }: Props) {
  const isAwake = useHydrated();
  const [told, setTold] = useState('');
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setTold(copy.copied);
    } catch {
      setTold(`${copy.failed} ${url}`);
    }
  };
  // Closing the device's sheet is no failure.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <aside className={styles.share} aria-labelledby="share" data-print="no">
      <h2 id="share">{copy.title}</h2>
      <div className={styles.ways}>
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          variant="quiet"
          icon="chat"
          note={newTab}
        >
          {copy.whatsapp}
        </ButtonLink>
        {isAwake && canShare() && (
          <Button variant="quiet" onClick={share}>
            {copy.device}
          </Button>
        )}
        {isAwake && (
          <Button variant="quiet" icon="document" onClick={copyLink}>
            {copy.copy}
          </Button>
        )}
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </aside>
  );
}
