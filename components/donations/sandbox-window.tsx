'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { OpenOrder } from '@/lib/donations/checkout';

import { paySandbox } from '@/lib/donations/client/checkout-calls';
import { readFailure, type WindowEvents } from '@/lib/donations/client/payment-window';
import { formatAmount } from '@/lib/donations/donation';
import { failureText } from '@/lib/donations/payment-failure';
import { fill } from '@/lib/i18n/language';
import type { DonateDictionary } from './checkout-props';
import styles from './sandbox-window.module.css';

type Props = {
  dictionary: Pick<DonateDictionary, 'checkout' | 'links'>;
  order: OpenOrder;
  trust: string;
  events: WindowEvents;
};
type Stage = { kind: 'ready' } | { kind: 'paying' } | { kind: 'failed'; text: string };

/**
 * Our own payment window for trying the site out: it reports what the provider's would, with signatures that the server
 * made with the sandbox's own secret. No money moves.
 */
export function SandboxWindow({ dictionary, order, trust, events }: Props) {
  const { sandbox: copy, failed } = dictionary.checkout;
  const [stage, setStage] = useState<Stage>({ kind: 'ready' });

  const pay = async (outcome: 'success' | 'failure' | 'late') => {
    if (stage.kind === 'paying') return;
    setStage({ kind: 'paying' });
    const paid = await paySandbox(order.orderId, outcome);
    if (paid?.kind === 'success') return events.onAnswer(paid.response);
    if (!paid) return setStage({ kind: 'failed', text: copy.unreachable });
    const why = failureText(readFailure(paid.answer), dictionary.links.language, failed.causes);
    setStage({ kind: 'failed', text: `${fill(copy.failed, { description: why })} ${copy.again}` });
    events.onFailure(paid.answer);
  };

  const isBusy = stage.kind === 'paying' || undefined;
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={events.onDismiss}>
      <div className={styles.window}>
        <p>{copy.lead}</p>
        <dl className={styles.facts}>
          <Fact name={copy.to} value={trust} />
          <Fact name={copy.amount} value={formatAmount(order.amountMinor / 100, order.currency)} />
          <Fact name={copy.order} value={order.orderId} />
        </dl>
        <p className={styles.failed} role="alert">
          {stage.kind === 'failed' && stage.text}
        </p>
        <div className={styles.choices}>
          <Button variant="give" aria-disabled={isBusy} onClick={() => pay('success')}>
            {copy.success}
          </Button>
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => pay('failure')}>
            {copy.failure}
          </Button>
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => pay('late')}>
            {copy.late}
          </Button>
        </div>
        <p role="status">{stage.kind === 'paying' && copy.asking}</p>
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
