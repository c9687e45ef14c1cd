'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { deliveryWays, formNames } from '@/lib/donations/financial-year';
import type { Certificate, PastedCertificates, Statement } from '@/lib/donations/statement-schema';
import { staffStatement } from '@/lib/i18n/en/staff-statement';
import { longDay } from '@/lib/i18n/long-day';
import { staffRoutes } from '@/lib/staff/addresses';
import { has } from '@/lib/staff/client/staff-calls';
import { DayField } from '../form-parts';
import styles from '../staff.module.css';
import { amountOf } from './gift-format';
import { useGiftForm, useStoredForm } from './use-gift-form';

const { certificates: copy } = staffStatement;
/** A phone draws no more. */
const LONGEST = 200;

const filters = ['none', 'issued', 'delivered', 'all'] as const;
type Filter = (typeof filters)[number];
type Step = Exclude<Filter, 'all'>;

const stepOf = ({ number, delivered_on, is_outdated }: Certificate): Step => {
  if (number === '' || is_outdated) return 'none';
  return delivered_on === null ? 'issued' : 'delivered';
};

type Props = { statement: Statement; again: () => Promise<unknown> };

/** The donors' certificates of the filed statement: what is to be issued, what is to be handed over. */
export function Certificates({ statement: { year, certificates, filed }, again }: Props) {
  const [filter, setFilter] = useState<Filter>('none');
  const [open, setOpen] = useState('');
  const title = copy.title(formNames(year).certificate);
  if (filed.length === 0)
    return (
      <section className={styles.section} aria-label={title}>
        <h2>{title}</h2>
        <p>{copy.none}</p>
      </section>
    );
  const count = (step: Step) => certificates.filter((one) => stepOf(one) === step).length;
  // What is being written stays in sight, whatever it has become.
  const shown = certificates.filter((one) => filter === 'all' || stepOf(one) === filter || one.gift === open);
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <p>{copy.hint}</p>
      <p role="status">{copy.count(count('none'), count('issued'), count('delivered'))}</p>
      <SelectField
        name="certificates"
        label={copy.show}
        value={filter}
        options={filters.map((value) => ({ value, label: copy.filters[value] }))}
        onChange={({ target }) => setFilter(filters.find((one) => one === target.value) ?? 'all')}
      />
      {shown.length > LONGEST && <p>{copy.isCut}</p>}
      <ul className={styles.sessions}>
        {shown.slice(0, LONGEST).map((certificate) => (
          <CertificateRow
            key={certificate.gift}
            {...{ certificate, year, again }}
            isOpen={certificate.gift === open}
            toggle={() => setOpen(certificate.gift === open ? '' : certificate.gift)}
          />
        ))}
      </ul>
      <PasteForm year={year} again={again} />
    </section>
  );
}

type OfOne = { certificate: Certificate; year: string; again: () => Promise<unknown> };

function CertificateRow({ isOpen, toggle, ...props }: OfOne & { isOpen: boolean; toggle: () => void }) {
  const { name, pan, way, gifts, rupees, number, issued_on, ...rest } = props.certificate;
  const { delivered_by, delivered_on, is_outdated } = rest;
  const state = [
    ...(number === '' ? [] : [copy.issued(number, longDay(issued_on ?? '', 'en'))]),
    ...(delivered_by && delivered_on ? [copy.delivered[delivered_by](longDay(delivered_on, 'en'))] : []),
  ];
  const donor = name || copy.unnamed;
  return (
    <li>
      <div>
        <strong>{[donor, pan].filter(Boolean).join(', ')}</strong>
        <p>{[copy.row(amountOf(rupees * 100, 'INR'), gifts), copy.ways[way]].join(', ')}</p>
        {state.length > 0 && <p>{state.join(', ')}</p>}
        {is_outdated && <p className={styles.fault}>{copy.outdated}</p>}
      </div>
      <Button variant="quiet" aria-expanded={isOpen} onClick={toggle}>
        {copy.open(donor)}
      </Button>
      {isOpen && (
        <section className={styles.section} aria-label={copy.open(donor)}>
          <IssueForm {...props} />
          {number !== '' && !is_outdated && <DeliverForm key={number} {...props} />}
        </section>
      )}
    </li>
  );
}

/** A form on one certificate, which says which number whoever sends it has seen. */
const useCertificateForm = (path: string, { certificate: { gift, number }, year, again }: OfOne) =>
  useStoredForm({ path, more: () => ({ year, gift, seen: number }), again });

function IssueForm(props: OfOne) {
  const { number, issued_on } = props.certificate;
  const form = useCertificateForm(staffRoutes.api.issueCertificate, props);
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Field
        name="certificate"
        autoComplete="off"
        label={copy.number}
        defaultValue={number}
        error={form.fields['certificate']}
      />
      <DayField name="issued_on" day={issued_on} label={copy.on} error={form.fields['issued_on']} />
      {form.message && <Notice kind="failed" title={form.message} />}
      <Button type="submit" aria-disabled={form.isSending}>
        {form.isSending ? copy.sending : copy.issue}
      </Button>
    </form>
  );
}

function DeliverForm(props: OfOne) {
  const { delivered_by, delivered_on } = props.certificate;
  const form = useCertificateForm(staffRoutes.api.deliverCertificate, props);
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <SelectField
        name="delivered_by"
        label={copy.deliveredBy}
        defaultValue={delivered_by ?? 'mail'}
        options={deliveryWays.map((value) => ({ value, label: copy.deliveries[value] }))}
      />
      <DayField
        name="delivered_on"
        day={delivered_on}
        label={copy.deliveredOn}
        error={form.fields['delivered_on']}
      />
      {form.message && <Notice kind="failed" title={form.message} />}
      <Button type="submit" aria-disabled={form.isSending}>
        {form.isSending ? copy.sending : copy.deliver}
      </Button>
    </form>
  );
}

/** Many certificates at once. What was pasted stays, so that a line that did not fit can be mended. */
function PasteForm({ year, again }: Omit<OfOne, 'certificate'>) {
  const [pasted, setPasted] = useState<PastedCertificates | null>(null);
  const form = useGiftForm({
    path: staffRoutes.api.pasteCertificates,
    read: (answer) => (has<PastedCertificates>(answer, 'faults') ? answer : null),
    more: () => ({ year }),
    done: (answer) => {
      setPasted(answer);
      void again();
    },
  });
  return (
    <details className={styles.section}>
      <summary>{copy.paste}</summary>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Field
          as="textarea"
          name="lines"
          rows={5}
          autoComplete="off"
          spellCheck={false}
          label={copy.lines}
          hint={copy.pasteHint}
          error={form.fields['lines']}
        />
        <DayField name="pasted_on" label={copy.pasteOn} error={form.fields['pasted_on']} />
        {form.message && <Notice kind="failed" title={form.message} />}
        <Button variant="quiet" type="submit" aria-disabled={form.isSending}>
          {form.isSending ? copy.sending : staffStatement.filing.submit}
        </Button>
      </form>
      {pasted && (
        <Notice kind={pasted.faults.length > 0 ? 'info' : 'done'} title={copy.pasted(pasted.issued)}>
          <ul>
            {pasted.faults.map(({ line, why }) => (
              <li key={line}>{copy.fault(line, copy.faults[why])}</li>
            ))}
          </ul>
        </Notice>
      )}
    </details>
  );
}
