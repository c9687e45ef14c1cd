import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { type Language, localPath } from '@/lib/i18n/language';
import styles from './faq-link.module.css';

/** The way to the questions, from pages whose readers have them. */
export function FaqLink({ language }: { language: Language }) {
  const { invite } = dictionaries[language].faq;
  return (
    <aside className={`container ${styles.row}`} aria-label={invite.title}>
      <p>{invite.text}</p>
      <ButtonLink href={localPath(language, routes.faq)} variant="quiet">
        {invite.title}
      </ButtonLink>
    </aside>
  );
}
