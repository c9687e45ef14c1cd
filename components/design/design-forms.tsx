'use client';

import { Tile } from '@/components/donations/amount-step';
import { ErrorSummary, Field } from '@/components/ui/field';
import type { DesignCopy } from '@/lib/i18n/en/design';
import styles from './design.module.css';

/** Fields and choices; nothing here is sent. */
export function DesignForms({ copy }: { copy: Pick<DesignCopy, 'fields' | 'tiles'> }) {
  const { fields, tiles } = copy;
  return (
    <>
      <ErrorSummary title={fields.summary} errors={[{ name: 'sample-wrong', message: fields.wrong.error }]} />
      <div className={styles.columns}>
        <Field name="sample-empty" label={fields.empty} hint={fields.hint} />
        <Field name="sample-filled" label={fields.filled.label} defaultValue={fields.filled.value} />
        <Field
          name="sample-wrong"
          label={fields.wrong.label}
          defaultValue={fields.wrong.value}
          error={fields.wrong.error}
        />
        <Field name="sample-placeholder" label={fields.empty} placeholder={fields.placeholder} />
        <Field as="textarea" name="sample-lines" label={fields.lines} rows={3} />
      </div>
      <fieldset className={styles.choices}>
        <legend>{tiles.legend}</legend>
        {tiles.items.map((item, index) => (
          <Tile key={item} name="sample-amount" value={item} defaultChecked={index === 1}>
            {item}
          </Tile>
        ))}
      </fieldset>
    </>
  );
}
