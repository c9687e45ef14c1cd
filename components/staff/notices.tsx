'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type NoticesCopy, notices } from '@/lib/i18n/en/staff-notices';
import { staffRoutes } from '@/lib/staff/addresses';
import { ownEndpoint, subscribe, unsubscribe } from '@/lib/staff/client/push';
import { has, isDone, postStaff, toldIn } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import {
  Dictionary,
  inLanguageOnView,
  staffCopyNow,
  useStaffTexts,
  useTexts,
} from '@/lib/staff/client/texts';
import type { Device, Devices, TestedNotices } from '@/lib/staff/schema';
import { Shown } from './shown';
import styles from './staff.module.css';
import { useClock } from './use-clock';
import { messageOf } from './use-staff-form';

const { api } = staffRoutes;
const noticesTexts = new Dictionary<NoticesCopy>(notices, {
  hi: async () => (await import('@/lib/i18n/hi/staff-notices')).notices,
  bn: async () => (await import('@/lib/i18n/bn/staff-notices')).notices,
});
const useNoticesTexts = () => useTexts(noticesTexts);

type Message = { kind: 'done' | 'failed'; title: string };

/** Where a person gets notices beside mail: turned on, tried, removed. */
export function Notices({ sendsMail }: { sendsMail: boolean }) {
  const copy = useNoticesTexts();
  const view = useStaff<Devices>(api.devices);
  return (
    <section className={styles.section} aria-labelledby="notices-title">
      <h2 id="notices-title">{copy.title}</h2>
      <p>{copy.text}</p>
      <p>{sendsMail ? copy.fallback : copy.fallbackAlone}</p>
      <Shown view={view}>{(devices) => <DeviceList {...devices} again={view.again} />}</Shown>
    </section>
  );
}

function DeviceList({ devices, push_key, webhook, again }: Devices & { again: () => Promise<unknown> }) {
  const copy = useNoticesTexts();
  const { errors } = useStaffTexts();
  const { data: own, mutate: lookAgain } = useSWR('this device', ownEndpoint);
  const [message, setMessage] = useState<Message | null>(null);
  const refresh = () => Promise.all([again(), lookAgain()]);
  const remove = async ({ id, endpoint }: Device) => {
    setMessage(null);
    const result = await postStaff(api.removeDevice, { id }, isDone);
    if (result.ok && endpoint === own) await unsubscribe();
    await refresh();
    if (result.ok) return setMessage({ kind: 'done', title: copy.removed });
    setMessage({ kind: 'failed', title: messageOf(result, errors) ?? errors.failed });
  };
  const isOn = devices.some(({ endpoint }) => endpoint === own);
  return (
    <>
      {devices.length === 0 && <p>{copy.none}</p>}
      <ul className={styles.sessions} aria-label={copy.list}>
        {devices.map((device) => (
          <DeviceCard
            key={device.id}
            device={device}
            isThis={device.endpoint === own}
            remove={() => remove(device)}
          />
        ))}
      </ul>
      {message && <Notice {...message} />}
      {!isOn && own !== undefined && <Enable pushKey={push_key} tell={setMessage} done={refresh} />}
      {(devices.length > 0 || webhook) && <TestNotices devices={devices} webhook={webhook} done={refresh} />}
    </>
  );
}

type CardProps = { device: Device; isThis: boolean; remove: () => void };

function DeviceCard({ device: { device, created_at, last_result, last_at }, isThis, remove }: CardProps) {
  const copy = useNoticesTexts();
  const clock = useClock();
  const since = clock.format(created_at);
  return (
    <li>
      <div>
        <strong>{isThis ? `${device} · ${copy.thisOne}` : device}</strong>
        <p>
          {copy.since} {since} · {lastOf(last_result, last_at && clock.format(last_at), copy)}
        </p>
      </div>
      <Button variant="quiet" aria-label={copy.removeLabel(device, since)} onClick={remove}>
        {copy.remove}
      </Button>
    </li>
  );
}

function lastOf(code: string | null, at: string | 0 | null, copy: NoticesCopy): string {
  if (code === null || !at) return copy.neverTold;
  const isTaken = /^HTTP_2/.test(code);
  return isTaken ? copy.lastTaken(at) : copy.lastFailed(at, code);
}

type EnableProps = {
  pushKey: string;
  tell: (message: Message | null) => void;
  done: () => Promise<unknown>;
};

function Enable({ pushKey, tell, done }: EnableProps) {
  const copy = useNoticesTexts();
  const [isBusy, setIsBusy] = useState(false);
  const enable = async () => {
    if (isBusy) return;
    setIsBusy(true);
    tell(null);
    tell(await register(pushKey, copy));
    await done();
    setIsBusy(false);
  };
  return (
    <Button aria-disabled={isBusy} onClick={() => void enable()}>
      {isBusy ? copy.turningOn : copy.turnOn}
    </Button>
  );
}

/** Has the browser subscribe and the server note it; a browser that the server refuses forgets it again. */
async function register(pushKey: string, copy: NoticesCopy): Promise<Message> {
  const { errors } = staffCopyNow();
  const turned = await subscribe(pushKey);
  if (turned.kind !== 'on') return { kind: 'failed', title: copy[reasons[turned.kind]] };
  const result = await postStaff(api.addDevice, { endpoint: turned.endpoint }, isDone);
  if (result.ok) return { kind: 'done', title: copy.turnedOn };
  await unsubscribe();
  const told = result.fields['endpoint'] ?? toldIn(result);
  const title = told ? inLanguageOnView(told) : messageOf(result, errors);
  return { kind: 'failed', title: title ?? errors.failed };
}

const reasons = { unsupported: 'unsupported', denied: 'denied', failed: 'notSubscribed' } as const;

type TestProps = { devices: readonly Device[]; webhook: boolean; done: () => Promise<unknown> };
type Line = { id: string; name: string; text: string };

function TestNotices({ devices, webhook, done }: TestProps) {
  const copy = useNoticesTexts();
  const { errors } = useStaffTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<readonly Line[] | string | null>(null);
  const test = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    const result = await postStaff(api.testDevices, {}, readTested);
    setOutcome(
      result.ok ? linesOf(result.data, devices, copy) : (messageOf(result, errors) ?? errors.failed),
    );
    await done();
    setIsBusy(false);
  };
  return (
    <>
      {webhook && <p>{copy.webhook}</p>}
      <Button variant="quiet" aria-disabled={isBusy} onClick={() => void test()}>
        {isBusy ? copy.testing : copy.test}
      </Button>
      {typeof outcome === 'string' && <Notice kind="failed" title={outcome} />}
      {outcome !== null && typeof outcome !== 'string' && (
        <Notice kind="info" title={copy.results}>
          {outcome.map(({ id, name, text }) => (
            <p key={id}>
              {name}: {text}
            </p>
          ))}
        </Notice>
      )}
    </>
  );
}

const readTested = (answer: unknown): TestedNotices | null =>
  has<TestedNotices>(answer, 'webhook') ? answer : null;

function linesOf({ devices, webhook }: TestedNotices, known: readonly Device[], copy: NoticesCopy): Line[] {
  const lines = devices.map(({ id, result, code }) => {
    const name = known.find((one) => one.id === id)?.device ?? copy.thisOne;
    const { [result]: words } = copy;
    return { id, name, text: typeof words === 'string' ? words : words(code) };
  });
  if (webhook === null) return lines;
  const text = webhook.is_taken ? copy.webhookTaken : copy.webhookFailed(webhook.code);
  return [...lines, { id: 'webhook', name: copy.webhookName, text }];
}
