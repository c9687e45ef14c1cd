'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { SiteLink } from '@/components/ui/site-link';
import { formNames, statementDue } from '@/lib/donations/financial-year';
import type { Statement, StatementCsv, StatementSize } from '@/lib/donations/statement-schema';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffStatement } from '@/lib/i18n/en/staff-statement';
import { longDay } from '@/lib/i18n/long-day';
import { staffRoutes } from '@/lib/staff/addresses';
import { has } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { focusOnce } from '../browser-state';
import { clock } from '../clock';
import { DayField } from '../form-parts';
import { saveFile } from '../save-file';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { useStaffAction } from '../step-up';
import { Certificates } from './certificates';
import { GiftCards } from './gift-cards';
import { amountOf, GIFT_TITLE, LIST_HASH } from './gift-format';
import { useGiftForm, useStoredForm } from './use-gift-form';

const copy = staffStatement;

const sizeText = ({ rupees, ...size }: StatementSize): string =>
  copy.size({ ...size, rupees: amountOf(rupees * 100, 'INR') });

/** The statement of a financial year: what it holds and leaves out, its file, its filings, and the certificates. */
export function StatementPage() {
  const [year, setYear] = useState('');
  const view = useStaff<Statement>(staffRoutes.api.statement(year));
  return (
    <div className={styles.section}>
      <p>
        <SiteLink className={styles.lone} href={`#${LIST_HASH}`}>
          {staffGifts.item.back}
        </SiteLink>
      </p>
      <h2 id={GIFT_TITLE} tabIndex={-1} ref={focusOnce}>
        {staffGifts.statement}
      </h2>
      <Shown view={view}>
        {(statement) => (
          <>
            <SelectField
              name="year"
              label={staffGifts.year}
              value={statement.year}
              options={statement.years.map((value) => ({ value, label: staffGifts.yearName(value) }))}
              onChange={({ target }) => setYear(target.value)}
            />
            <StatementOfYear key={statement.year} statement={statement} again={view.again} />
          </>
        )}
      </Shown>
    </div>
  );
}

type Props = { statement: Statement; again: () => Promise<unknown> };

function StatementOfYear(props: Props) {
  const { year, size, left_out, has_approval, filed } = props.statement;
  const names = formNames(year);
  const { leftOut } = copy;
  return (
    <>
      <section className={styles.section} aria-label={copy.title(names.statement)}>
        <h2>{copy.title(names.statement)}</h2>
        <p>
          <strong>{sizeText(size)}</strong>
        </p>
        <p>{copy.sums}</p>
        <p>
          {copy.due(longDay(statementDue(year), 'en'))} {names.section === '133' && copy.dueUnsure}
        </p>
        {has_approval ? <DownloadForm {...props} /> : <Notice kind="info" title={copy.noApproval} />}
      </section>
      <section className={styles.section} aria-label={leftOut.title(left_out.length)}>
        <h3>{leftOut.title(left_out.length)}</h3>
        {left_out.length === 0 && <p>{leftOut.none}</p>}
        <GiftCards gifts={left_out} note={({ why }) => leftOut.whys[why]} />
      </section>
      <Filing {...props} />
      {filed.length > 0 && <Changed {...props} />}
      <Certificates {...props} />
    </>
  );
}

function DownloadForm({ statement: { year }, again }: Props) {
  const { file } = copy;
  const { post, stepUp } = useStaffAction();
  const [isDone, setIsDone] = useState(false);
  const form = useGiftForm({
    path: staffRoutes.api.makeStatement,
    read: (answer) => (has<StatementCsv>(answer, 'csv') ? answer : null),
    more: () => ({ year }),
    post,
    done: ({ name, csv }) => {
      saveFile(name, new Blob(['\ufeff', csv], { type: 'text/csv' }));
      setIsDone(true);
      void again();
    },
  });
  return (
    <>
      <form className={styles.form} aria-label={file.title} onSubmit={form.submit} noValidate>
        <p>{file.hint}</p>
        {form.message && <Notice kind="failed" title={form.message} />}
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? file.sending : file.submit}
        </Button>
      </form>
      {isDone && <Notice kind="done" title={file.done} />}
      {stepUp}
    </>
  );
}

function Filing({ statement: { year, files, filed }, again }: Props) {
  const { filing } = copy;
  return (
    <section className={styles.section} aria-label={filing.list}>
      <h3>{filing.title}</h3>
      {files.length === 0 && <p>{filing.none}</p>}
      {files.length > 0 && <FilingForm key={files[0]?.number} {...{ year, files, again }} />}
      <ul className={styles.sessions}>
        {filed.map((one, at) => {
          const kind = at === filed.length - 1 ? filing.first : filing.correction;
          return (
            <li key={one.number}>
              <div>
                <strong>{filing.line(kind, longDay(one.filed_on, 'en'), one.acknowledgement)}</strong>
                <p>{[sizeText(one), filing.by(one.recorded_by, clock.format(one.recorded_at))].join('; ')}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FilingForm({ year, files, again }: Pick<Statement, 'year' | 'files'> & Pick<Props, 'again'>) {
  const { filing } = copy;
  const form = useStoredForm({ path: staffRoutes.api.recordFiling, more: () => ({ year }), again });
  return (
    <form className={styles.form} aria-label={filing.title} onSubmit={form.submit} noValidate>
      <SelectField
        name="number"
        label={filing.number}
        options={files.map((file) => ({
          value: String(file.number),
          label: filing.option(clock.format(file.made_at), sizeText(file)),
        }))}
        error={form.fields['number']}
      />
      <DayField name="filed_on" label={filing.on} error={form.fields['filed_on']} />
      <Field
        name="acknowledgement"
        autoComplete="off"
        label={filing.acknowledgement}
        error={form.fields['acknowledgement']}
      />
      {form.message && <Notice kind="failed" title={form.message} />}
      <Button variant="quiet" type="submit" aria-disabled={form.isSending}>
        {form.isSending ? filing.sending : filing.submit}
      </Button>
    </form>
  );
}

function Changed({ statement: { changed } }: Props) {
  const { changed: words, leftOut } = copy;
  return (
    <section className={styles.section} aria-label={words.title(changed.length)}>
      <h3>{words.title(changed.length)}</h3>
      <p>{changed.length === 0 ? words.none : words.hint}</p>
      <GiftCards
        gifts={changed}
        note={({ change, why }) =>
          [words.changes[change], why === null ? '' : leftOut.whys[why]].filter(Boolean).join(': ')
        }
      />
    </section>
  );
}
