import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Pictogram } from '@/components/ui/pictogram';
import { CHAT_ANCHOR } from '@/lib/config/chat-anchor';
import { type Site, whatsappHref } from '@/lib/config/site-facts';
import type { HelpBarCopy } from '@/lib/i18n/en/shell';
import styles from './help-bar.module.css';

type Props = {
  site: Pick<Site, 'phoneHref' | 'whatsappNumber'>;
  copy: HelpBarCopy;
  /** Under the word of the call: that the centre is closed. */
  note: ReactNode;
};

/**
 * On phones the ways to talk stay under the thumb, the chat among them; help itself is in the band above. Drawn by the
 * server; only the chat needs scripts.
 */
export function HelpBar({ site, copy, note }: Props) {
  return (
    <nav className={styles.bar} aria-label={copy.label} data-print="no">
      <ul>
        <li>
          <a href={site.phoneHref} className={styles.way} data-way="call">
            <Icon name="phone" />
            <span>
              {copy.call}
              {note}
            </span>
          </a>
        </li>
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
