'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import styles from './read-again.module.css';

type Props = { failed: string; loading: string; action: string };

/**
 * Stands where stories could not be read: the document's error text, and a way to ask again. While the server is
 * asked the document's loading text shows; a page that failed is kept nowhere, so the answer is fresh.
 */
export function ReadAgain({ failed, loading, action }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const again = () => startTransition(() => router.refresh());
  return (
    <div className={styles.box} data-degraded="true">
      <p role="alert">{pending ? '' : failed}</p>
      <p role="status">{pending ? loading : ''}</p>
      <Button onClick={again} aria-disabled={pending}>
        {action}
      </Button>
    </div>
  );
}
