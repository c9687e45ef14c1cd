import { Field } from '@/components/ui/field';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import { callHoursOfDay } from '@/lib/contact/callback';
import { CALLBACK_ID, CALLBACK_TRAP, type CallbackField, fieldName } from '@/lib/contact/callback-form';
import { ruleSentence } from '@/lib/contact/callback-words';
import { timeIn, weekdayIn } from '@/lib/i18n/clock';
import type { CallbackCopy } from '@/lib/i18n/en/callback';
import type { ContactCopy } from '@/lib/i18n/en/contact';
import type { CommonCopy } from '@/lib/i18n/en/shell';
import { answeredLine } from '@/lib/i18n/helplines';
import { type Language, languages, localPath } from '@/lib/i18n/language';
import { CallbackForm } from './callback-form';
import styles from './callback-section.module.css';
import formStyles from './contact-form.module.css';

type Texts = { callback: CallbackCopy; contact: ContactCopy; common: CommonCopy };
type Props = {
  /** The dictionary of the page's language. */
  texts: Texts;
  language: Language;
  site: Site;
  /** The English path of the page it stands in: where a form that was refused without JavaScript comes back to. */
  page: typeof routes.contact | typeof routes.helpNow;
  tone?: 'tint' | 'page';
};

/**
 * A request for a call (contract §11.11): the centre's hours and by when it calls, and a form. The fields are drawn once,
 * by the server; what checks and sends them comes with the first touch (`callback-form.tsx`).
 */
export function CallbackSection({ texts, language, site, page, tone = 'tint' }: Props) {
  const { callback: copy, contact, common } = texts;
  const { submit, submitting, summary, failed } = copy;
  const previewed = site.callHours.hours !== null && !site.callHours.isSample;
  return (
    <Section id={CALLBACK_ID} tone={tone} title={copy.title} lead={copy.lead}>
      <div className={styles.card} data-hours={previewed || undefined}>
        <p className={styles.rule}>{ruleSentence(site.callHours, copy, language)}</p>
        <CallbackForm
          words={{
            ...{ submit, submitting, summary, failed, another: copy.done.another, still: contact.failed },
            ...{ error: common.error, any: common.field },
          }}
          language={language}
          action={`${routes.contactCallback}#${CALLBACK_ID}`}
          callHours={site.callHours}
          {...answeredLine(site)}
        >
          <CallbackFields {...{ copy, language, site }} />
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="language" value={language} />
          <p className={formStyles.trap} aria-hidden="true">
            <label htmlFor={CALLBACK_TRAP}>{common.leaveEmpty}</label>
            <input id={CALLBACK_TRAP} name={CALLBACK_TRAP} type="text" tabIndex={-1} autoComplete="off" />
          </p>
          <p className={formStyles.privacy}>
            {copy.privacy} <a href={localPath(language, routes.privacy)}>{contact.form.privacyLink}</a>
          </p>
        </CallbackForm>
      </div>
    </Section>
  );
}

type FieldsProps = { copy: CallbackCopy; language: Language; site: Site };

function CallbackFields({ copy, language, site }: FieldsProps) {
  const { fields } = copy;
  const name = (field: CallbackField) => ({ name: fieldName(field) });
  const chosen = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([value, label]) => ({ value, label }));
  const hours = callHoursOfDay(site.callHours).map((hour) => ({
    value: `${String(hour).padStart(2, '0')}:00`,
    label: timeIn(language, hour * 60),
  }));
  const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((value, index) => ({
    value,
    label: weekdayIn(language, index + 1),
  }));
  return (
    <>
      <Field {...name('phone')} {...fields.phone} type="tel" required maxLength={40} />
      <div className={styles.when}>
        <SelectField {...name('time')} label={fields.time} options={[...chosen(copy.times), ...hours]} />
        <SelectField {...name('day')} label={fields.day} options={[...chosen(copy.days), ...weekdays]} />
      </div>
      <SelectField
        {...name('language')}
        label={fields.language}
        defaultValue={language}
        options={languages.map((value) => ({ value, label: copy.languages[value] }))}
      />
      <fieldset className={styles.who}>
        <legend>{fields.who.legend}</legend>
        {(['no', 'yes'] as const).map((value) => (
          <label key={value}>
            <input type="radio" {...name('may_say_who')} value={value} defaultChecked={value === 'no'} />
            {fields.who[value]}
          </label>
        ))}
      </fieldset>
      <Field {...name('say')} {...fields.say} type="text" maxLength={300} />
      <Field {...name('name')} {...fields.name} type="text" maxLength={200} />
    </>
  );
}
