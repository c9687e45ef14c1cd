import { Icon } from '@/components/ui/icon';
import { Pictogram } from '@/components/ui/pictogram';
import { CHAT_ANCHOR } from '@/lib/config/chat-anchor';
import { type Site, whatsappHref } from '@/lib/config/site-facts';
import type { HelpBarCopy } from '@/lib/i18n/en/shell';
import { helplines } from '@/lib/i18n/helplines';
import { fill } from '@/lib/i18n/language';
import styles from './help-bar.module.css';

type Props = {
  site: Pick<Site, 'isDemo' | 'phoneHref' | 'whatsappNumber' | 'isSampleWhatsapp'>;
  copy: HelpBarCopy;
  /** `Helpline …`, in place of the call while the centre's number is a sample. */
  helpline: string;
};

/**
 * On phones the ways to talk stay under the thumb, the chat among them; help itself is in the band above. Drawn by the
 * server; only the chat needs scripts. A sample number leads nowhere, so it is left out.
 */
export function HelpBar({ site, copy, helpline }: Props) {
  return (
    <nav className={styles.bar} aria-label={copy.label} data-print="no">
      <ul>
        <li>
          <a href={site.phoneHref} className={styles.way} data-way="call">
            <Icon name="phone" />
            {site.isDemo ? fill(helpline, { number: helplines.deAddiction.number }) : copy.call}
          </a>
        </li>
        {!site.isSampleWhatsapp && (
          <li>
            <a
              href={whatsappHref(site.whatsappNumber, copy.prefilled)}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.way}
            >
              <Pictogram name="whatsapp" />
              {copy.whatsapp}
              <span className="visually-hidden"> {copy.newTab}</span>
            </a>
          </li>
        )}
        <li data-needs="scripts">
          <a href={`#${CHAT_ANCHOR}`} className={styles.way}>
            <Icon name="chat" />
            {copy.chat}
          </a>
        </li>
      </ul>
    </nav>
  );
}
