'use client';

import { useState } from 'react';
import { FailedNotice, LoadingNotice, type Phone } from '@/components/fallback/notices';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Lightbox } from '@/components/ui/lightbox';
import type { DesignCopy } from '@/lib/i18n/en/design';
import { pictures } from '@/lib/i18n/pictures';
import styles from './design.module.css';

const images = [pictures.treatment, pictures.help].map((src, index) => ({
  src,
  alt: `Sample ${index + 1}`,
  title: `Sample ${index + 1}`,
}));

/** What stands in place of content while it is on its way, and where it did not come. */
export function DesignStates({ copy, phone }: { copy: DesignCopy['states']; phone: Phone }) {
  return (
    <>
      <LoadingNotice text={copy.loading} />
      <FailedNotice text={copy.failed} copy={copy} phone={phone} onRetry={() => {}} />
    </>
  );
}

/** What lies over the page, opened as a visitor opens it. */
export function DesignWindows({ copy }: { copy: DesignCopy['windows'] }) {
  const [open, setOpen] = useState<'none' | 'dialog' | 'lightbox'>('none');
  const onClose = () => setOpen('none');
  return (
    <div className={styles.row}>
      <Button variant="quiet" onClick={() => setOpen('dialog')}>
        {copy.dialog}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('lightbox')}>
        {copy.lightbox}
      </Button>
      {open === 'dialog' && (
        <Dialog title={copy.dialogTitle} closeLabel={copy.close} onClose={onClose}>
          <p>{copy.dialogText}</p>
        </Dialog>
      )}
      {open === 'lightbox' && (
        <Lightbox label={copy.pictures} labels={copy} images={images} start={0} onClose={onClose} />
      )}
    </div>
  );
}
