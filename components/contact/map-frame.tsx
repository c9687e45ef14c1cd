'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { ContactCopy } from '@/lib/i18n/en/contact';
import styles from './map-frame.module.css';

type Props = { copy: ContactCopy['map']; address: string; mapUrl: string; picture: string };

/** Our own drawing until the visitor asks for the provider's map: nothing of it loads before. */
export function MapFrame({ copy, address, mapUrl, picture }: Props) {
  const [isRequested, setIsRequested] = useState(false);
  if (isRequested) {
    return (
      <iframe
        className={styles.frame}
        src={mapUrl}
        title={`${copy.frameTitle}: ${address}`}
        referrerPolicy="no-referrer"
        allowFullScreen
      />
    );
  }
  return (
    <div className={styles.poster}>
      <Picture src={picture} alt={copy.pictureAlt} sizes="(min-width: 768px) 60vw, 100vw" />
      <div className={styles.ask}>
        <Button variant="primary" icon="pin" onClick={() => setIsRequested(true)}>
          {copy.load}
        </Button>
        <p>{copy.note}</p>
      </div>
    </div>
  );
}
