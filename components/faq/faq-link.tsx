import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import { faq } from '@/lib/i18n/en/faq';
import styles from './faq-link.module.css';

/** The way to the questions, from pages whose readers have them. */
export function FaqLink() {
  return (
    <aside className={`container ${styles.row}`} aria-label={faq.invite.title}>
      <p>{faq.invite.text}</p>
      <ButtonLink href={routes.faq} variant="quiet">
        {faq.invite.title}
      </ButtonLink>
    </aside>
  );
}
