import { routes } from '@/lib/config/routes';
import { localPath } from '@/lib/i18n/language';
import type { GivingWords } from './checkout-props';
import styles from './donate-form.module.css';
import { HONEYPOT } from './gift-props';

/** What stands still in the form: the field that no person sees, and how the donor's details are kept. */
export function FormNotes({ words }: { words: GivingWords }) {
  const { form } = words.donate;
  return (
    <>
      <Trap label={words.checkout.honeypot} />
      <p className={styles.privacy}>
        {form.privacy} <a href={localPath(words.links.language, routes.privacy)}>{form.privacyLink}</a>
      </p>
    </>
  );
}

/** Out of sight and out of the tab order, but not `display: none`, which form fillers know. */
function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={HONEYPOT}>{label}</label>
      <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
