import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { Site } from '@/lib/config/site-facts';
import type { RecoveryCopy } from '@/lib/i18n/en/messages';
import styles from './notice.module.css';

export type Phone = Pick<Site, 'phone' | 'phoneHref'>;

type Props = { text: string; copy: RecoveryCopy; phone: Phone; onRetry: () => void };

/** A failed read: the document's text, another try, and the phone as a way on. */
export function FailedNotice({ text, copy, phone, onRetry }: Props) {
  const retry = (event: FormEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <div className={styles.notice}>
      <p className={styles.text} role="alert">
        {text}
      </p>
      {/* Without JavaScript the form asks for the same page once more. */}
      <form onSubmit={retry}>
        <Button type="submit" variant="quiet">
          {copy.again}
        </Button>
      </form>
      <p className={styles.call}>
        {copy.call} <a href={phone.phoneHref}>{phone.phone}</a>
      </p>
    </div>
  );
}

/** Shown only while a read is really under way. */
export function LoadingNotice({ text }: { text: string }) {
  return (
    <p className={styles.loading} role="status">
      {text}
    </p>
  );
}
