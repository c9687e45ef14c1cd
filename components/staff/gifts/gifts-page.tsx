'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { SiteLink } from '@/components/ui/site-link';
import type {
  EnteredGift,
  ExportedGifts,
  FoundGifts,
  GiftList,
  GiftTotal,
  OrderedRefund,
} from '@/lib/donations/gift-schema';
import { type GiftFilter, giftFilters } from '@/lib/donations/stored-gift';
import { staff } from '@/lib/i18n/en/staff';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffRoutes } from '@/lib/staff/addresses';
import { has } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useHash } from '../browser-state';
import { clock, kolkataField } from '../clock';
import { saveFile } from '../save-file';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { useStaffAction } from '../step-up';
import { useStaffForm } from '../use-staff-form';
import { GiftCards } from './gift-cards';
import { amountOf, DONOR_HASH, LIST_HASH, NEW_HASH, STATEMENT_HASH } from './gift-format';
import own from './gifts.module.css';

/** Below the list, and drawn once it has come. */
const GiftsAttention = dynamic(() => import('./gifts-attention').then((module) => module.GiftsAttention));
const SampleReceiptForm = dynamic(() =>
  import('./gifts-attention').then((module) => module.SampleReceiptForm),
);

/** Each loaded with its link. */
const EnterGift = dynamic(() => import('./enter-gift').then((module) => module.EnterGift));
const DonorPage = dynamic(() => import('./gift-page').then((module) => module.DonorPage));
const GiftPage = dynamic(() => import('./gift-page').then((module) => module.GiftPage));
const StatementPage = dynamic(() => import('./statement-page').then((module) => module.StatementPage));

/** `before`: behind which gift the list goes on; blank for the newest. */
type Page = { year: string; filter: GiftFilter; before: string };

/** The gifts of a year, or the one that the address names behind its `#`: ids stay out of the server's log. */
export function GiftsPage() {
  const id = useHash();
  const [page, setPage] = useState<Page>({ year: '', filter: 'all', before: '' });
  const view = useStaff<GiftList>(staffRoutes.api.gifts(page.year, page.filter, page.before));
  const [saved, setSaved] = useState<EnteredGift | null>(null);
  if (id === NEW_HASH) return <EnterGift saved={setSaved} />;
  if (id === STATEMENT_HASH) return <StatementPage />;
  if (id.startsWith(DONOR_HASH)) return <DonorPage key={id} id={id.slice(DONOR_HASH.length)} />;
  if (id !== '' && id !== LIST_HASH) {
    const waiting = view.kind === 'shown' ? view.data.waiting : [];
    const version = waiting.filter(({ gift }) => gift === id).length;
    return <GiftPage key={id} id={id} version={version} saved={saved?.id === id ? saved : null} />;
  }
  return (
    <div className={styles.section}>
      <Shown view={view}>
        {(list) => (
          <>
            <WaitingRefunds waiting={list.waiting} />
            <p>
              <SiteLink className={styles.lone} href={`#${NEW_HASH}`}>
                {staffGifts.enter.link}
              </SiteLink>
            </p>
            <FindGifts />
            {hasTrouble(list) && <GiftsAttention attention={list.attention} again={view.again} />}
            <YearOfGifts {...{ list, page }} change={(part) => setPage({ ...page, before: '', ...part })} />
            <p>
              <SiteLink className={styles.lone} href={`#${STATEMENT_HASH}`}>
                {staffGifts.statement}
              </SiteLink>
            </p>
            <details className={styles.section}>
              <summary>{staffGifts.totals.title}</summary>
              <Totals totals={list.totals} />
            </details>
            {!hasTrouble(list) && <GiftsAttention attention={list.attention} again={view.again} />}
            <ExportGifts />
            <SampleReceiptForm />
          </>
        )}
      </Shown>
    </div>
  );
}

const hasTrouble = ({ attention: { gifts, payments } }: GiftList): boolean =>
  gifts.length + payments.length > 0;

function WaitingRefunds({ waiting }: { waiting: readonly OrderedRefund[] }) {
  const { refund: copy } = staffGifts;
  if (waiting.length === 0) return null;
  return (
    <Notice kind="info" title={copy.waiting}>
      <ul>
        {waiting.map(({ id, gift, state, is_mine, amount_minor, currency, requested_by, requested_at }) => (
          <li key={id}>
            <SiteLink className={styles.lone} href={`#${gift}`}>
              {(state === 'waiting' && !is_mine ? copy.decide : copy.see)(amountOf(amount_minor, currency))}
            </SiteLink>{' '}
            {copy.orderedBy(requested_by, clock.format(requested_at))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A search by what must not stand in an address. */
function FindGifts() {
  const { find: copy } = staffGifts;
  const [found, setFound] = useState<FoundGifts | null>(null);
  const form = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.findGifts,
    read: (answer) => (has<FoundGifts>(answer, 'gifts') ? answer : null),
    done: setFound,
  });
  return (
    <section className={styles.section} aria-label={copy.title}>
      {form.message && <Notice kind="failed" title={form.message} />}
      <form className={own.find} onSubmit={form.submit} noValidate>
        <Field name="text" type="search" autoComplete="off" label={copy.text} error={form.fields['text']} />
        <Button variant="quiet" type="submit" aria-disabled={form.isSending}>
          {form.isSending ? copy.sending : copy.submit}
        </Button>
      </form>
      <p role="status">
        {found && copy.found(found.gifts.length)} {found?.is_cut && copy.isCut}
      </p>
      {found && (
        <>
          <GiftCards gifts={found.gifts} />
          <Button variant="quiet" onClick={() => setFound(null)}>
            {copy.close}
          </Button>
        </>
      )}
    </section>
  );
}

function ExportGifts() {
  const { export: copy } = staffGifts;
  const { post, stepUp } = useStaffAction();
  const [today] = useState(() => kolkataField(Date.now()).slice(0, 10));
  const form = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.exportGifts,
    read: (answer) => (has<ExportedGifts>(answer, 'csv') ? answer : null),
    post,
    done: ({ name, csv }) => saveFile(name, new Blob(['\ufeff', csv], { type: 'text/csv' })),
  });
  return (
    <details className={styles.section}>
      <summary>{copy.title}</summary>
      <p>{copy.hint}</p>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {form.message && <Notice kind="failed" title={form.message} />}
        <Field name="from" type="date" max={today} label={copy.from} error={form.fields['from']} />
        <Field name="to" type="date" max={today} label={copy.to} error={form.fields['to']} />
        <Button variant="quiet" type="submit" aria-disabled={form.isSending}>
          {form.isSending ? copy.sending : copy.submit}
        </Button>
      </form>
      {stepUp}
    </details>
  );
}

type YearProps = { list: GiftList; page: Page; change: (part: Partial<Page>) => void };

function YearOfGifts({ list, page, change }: YearProps) {
  const { gifts } = list;
  const isWaiting = new Set(list.waiting.map(({ gift }) => gift));
  return (
    <section className={styles.section} aria-label={staffGifts.yearName(list.year)}>
      <div className={own.pair}>
        <SelectField
          name="year"
          label={staffGifts.year}
          value={list.year}
          options={list.years.map((value) => ({ value, label: value }))}
          onChange={({ target }) => change({ year: target.value })}
        />
        <SelectField
          name="filter"
          label={staffGifts.show}
          value={page.filter}
          options={giftFilters.map((value) => ({ value, label: staffGifts.filters[value] }))}
          onChange={({ target }) =>
            change({ filter: giftFilters.find((one) => one === target.value) ?? 'all' })
          }
        />
      </div>
      {gifts.length === 0 && <p role="status">{staffGifts.none}</p>}
      <GiftCards gifts={gifts} note={({ id }) => (isWaiting.has(id) ? staffGifts.refund.isOpen : '')} />
      <div className={styles.actions}>
        {page.before !== '' && (
          <Button variant="quiet" onClick={() => change({})}>
            {staffGifts.pages.newest}
          </Button>
        )}
        {list.older !== null && (
          <Button variant="quiet" onClick={() => change({ before: list.older ?? '' })}>
            {staffGifts.pages.older}
          </Button>
        )}
      </div>
    </section>
  );
}

function Totals({ totals }: { totals: readonly GiftTotal[] }) {
  const { totals: copy } = staffGifts;
  if (totals.length === 0) return <p>{copy.none}</p>;
  return (
    <ul>
      {totals.map(({ mode, currency, count, amount_minor, refunded_minor }) => (
        <li key={`${mode} ${currency}`}>
          {[
            copy.line(count, amountOf(amount_minor, currency)),
            ...(refunded_minor > 0 ? [copy.refunded(amountOf(refunded_minor, currency))] : []),
            ...(mode === 'test' ? [copy.test] : []),
          ].join(', ')}
        </li>
      ))}
    </ul>
  );
}
