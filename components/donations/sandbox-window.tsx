'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { OpenOrder } from '@/lib/donations/checkout';
import { readFailure } from '@/lib/donations/client/checkout-answers';
import { playSandbox } from '@/lib/donations/client/checkout-calls';
import type { WindowEvents } from '@/lib/donations/client/checkout-script';
import { formatMinor } from '@/lib/donations/ordered';
import { failureWords } from '@/lib/donations/payment-failure';
import { fill } from '@/lib/i18n/fill';
import type { GivingWords } from './checkout-props';
import styles from './sandbox-window.module.css';

type Props = {
  words: Pick<GivingWords, 'checkout' | 'links'>;
  order: OpenOrder;
  trust: string;
  events: WindowEvents;
};
type Stage = { kind: 'ready' } | { kind: 'asking' } | { kind: 'failed'; words: string };

/**
 * Our own payment window for trying the site out: it reports what the provider's would, with signatures that the server
 * made with the sandbox's own secret. No money moves.
 */
export function SandboxWindow({ words, order, trust, events }: Props) {
  const { sandbox: copy, failed } = words.checkout;
  const [stage, setStage] = useState<Stage>({ kind: 'ready' });

  const play = async (outcome: 'success' | 'failure' | 'late') => {
    if (stage.kind === 'asking') return;
    setStage({ kind: 'asking' });
    const played = await playSandbox(order.orderId, outcome);
    if (played?.kind === 'success') return events.onAnswer(played.response);
    if (!played) return setStage({ kind: 'failed', words: copy.unreachable });
    const why = failureWords(readFailure(played.answer), words.links.language, failed.causes);
    setStage({ kind: 'failed', words: `${fill(copy.failed, { description: why })} ${copy.again}` });
    events.onFailure(played.answer);
  };

  const isBusy = stage.kind === 'asking' || undefined;
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={events.onDismiss}>
      <div className={styles.window}>
        <p>{copy.lead}</p>
        <dl className={styles.facts}>
          <Fact name={copy.to} value={trust} />
          <Fact name={copy.amount} value={formatMinor(order.amountMinor, order.currency)} />
          <Fact name={copy.order} value={order.orderId} />
        </dl>
        <p className={styles.failed} role="alert">
          {stage.kind === 'failed' && stage.words}
        </p>
        <div className={styles.choices}>
          <Button variant="give" aria-disabled={isBusy} onClick={() => play('success')}>
            {copy.success}
          </Button>
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => play('failure')}>
            {copy.failure}
          </Button>
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => play('late')}>
            {copy.late}
          </Button>
        </div>
        <p role="status">{stage.kind === 'asking' && copy.asking}</p>
      </div>
    </Dialog>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
