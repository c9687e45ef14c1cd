import type { ReactNode } from 'react';
import { assistantCopy } from '@/lib/i18n/assistant';
import { type Language, scriptLang } from '@/lib/i18n/language';
import { Button, mergeSettings, type Settings } from '@/widget/index';
import { bn } from '@/widget/locales/bn';
import { en } from '@/widget/locales/en';
import { hi } from '@/widget/locales/hi';
import { type Controller, hasTouchKeyboard } from './controller';
import styles from './header.module.css';
import { LONGEST_ANSWER } from './page-events';
import type { Labels } from './panels';

const packs = { en, hi, bn };
/** The widget's own entries in storage begin with this. */
const STORAGE_KEY = 'assistant';

type Now = {
  language: Language;
  isEnded: boolean;
  /** Not opened yet: its greeting is nothing new, nobody has said anything. */
  isUnopened: boolean;
  /** Of a person of the centre: that they have come or written, out of sight, or are typing. */
  labels: Labels | undefined;
};

/** By script, else by the words themselves; English stands as a choice among choices of other languages. */
function languageOfText(text: string, written: (text: string) => Language | null): string | null {
  const inScript = text === assistantCopy.en.languageName ? 'en' : scriptLang(text);
  const inWords = inScript ? null : written(text);
  return inWords && inWords !== 'en' ? `${inWords}-Latn` : (inScript ?? inWords);
}

/** The widget as the site wants it (chat spec §§2, 9; contract §9.12); its words in the language of the conversation. */
export function assistantSettings(
  controller: Controller,
  { language, isEnded, isUnopened, labels }: Now,
): Settings {
  const copy = assistantCopy[language];
  const pack = packs[language];
  const { site } = controller;
  return mergeSettings(pack, {
    general: {
      // Colours are tokens of the page, so that dark follows; `assistant.module.css` says where.
      primaryColor: 'var(--colour-primary)',
      secondaryColor: 'var(--colour-green)',
      fontFamily: 'inherit',
      language,
      langOf: (text) => languageOfText(text, controller.panels.writtenIn),
    },
    tooltip: { mode: 'NEVER' },
    header: {
      // In the language's letters where the site has a name in them.
      title: (
        <SiteLink url={site.url} className={styles.title} newTab={copy.newTab}>
          {site.names?.[language] ?? site.name}
        </SiteLink>
      ),
      showAvatar: false,
      buttons: [Button.NOTIFICATION_BUTTON, Button.CLOSE_CHAT_BUTTON],
    },
    notification: { showCount: !isUnopened || !!labels?.chatButton },
    ...(labels && { ariaLabel: labels }),
    fileAttachment: { disabled: true },
    // Only the snapshot is stored, for resuming; a transcript would hold the same messages a second time.
    chatHistory: { storageKey: STORAGE_KEY, maxEntries: 0, resume: true },
    chatInput: {
      botDelay: 500,
      allowNewline: true,
      characterLimit: LONGEST_ANSWER,
      showCharacterCount: true,
      focusOnlyAfterTyping: hasTouchKeyboard(),
      disabledPlaceholderText: isEnded ? copy.ended : '',
    },
    chatWindow: { defaultOpen: controller.isOpenAtFirst, showScrollbar: true },
    botBubble: { markdown: true, showAvatar: true },
    footer: {
      text: (
        <SiteLink url={site.url} className={styles.poweredBy} newTab={copy.newTab}>
          {copy.poweredBy} {site.trust}
        </SiteLink>
      ),
      buttons: [
        Button.EMOJI_PICKER_BUTTON,
        <EraseButton key="erase" controller={controller} label={copy.erase.action} />,
      ],
    },
    event: { rcbToggleChatWindow: true },
  });
}

type SiteLinkProps = { url: string; className: string | undefined; newTab: string; children: ReactNode };

/** It opens the site in a new tab (chat spec §2). */
const SiteLink = ({ url, className, newTab, children }: SiteLinkProps) => (
  <a className={className} href={url} target="_blank" rel="noopener">
    {children}
    <span className={styles.unseen}> ({newTab})</span>
  </a>
);

const EraseButton = ({ controller, label }: { controller: Controller; label: string }) => (
  <button
    type="button"
    className={styles.erase}
    onClick={() => controller.panels.show({ kind: 'erase', state: 'question' })}
  >
    {label}
  </button>
);
