import type { AssistantCopy } from '@/lib/i18n/en/assistant';
import type { Language } from '@/lib/i18n/language';
import type { Params } from '@/widget/index';
import { readTalk, type Talk } from './conversation-api';
import type { Session } from './session';

/** Where a free text was typed: a detail (name, age, e-mail, phone) is read with care for what is only a name. */
export type AskedFor = 'detail' | 'message';

/** What the flow is made of. */
export type FlowParts = {
  session: Session;
  copy: Readonly<Record<Language, AssistantCopy>>;
  /** Language of the page: greeted first. */
  first: Language;
  /** The centre's number: as it is written, and as a `tel:` address. */
  phone: { text: string; href: string };
  retentionDays: number;
  /** Looks at a free text before anything is sent; resolves when the visitor goes on. */
  guard: (text: string, asked: AskedFor, language: Language) => Promise<void>;
  /** A quiet line about help that the last text calls for; null most of the time. Asking takes it. */
  takeQuietLine: (language: Language) => string | null;
  /** Where the talk stands now. */
  onTalk: (talk: Talk) => void;
  restart: () => Promise<void>;
};

/** The talk lies among the flow's variables, where the widget keeps it over a reload. */
const PLACE = 'talk';
export const talkOf = ({ variables }: Pick<Params, 'variables'>, language: Language): Talk =>
  readTalk(variables[PLACE], language);

export function keepTalk({ variables }: Pick<Params, 'variables'>, talk: Talk): Talk {
  variables[PLACE] = talk;
  return talk;
}

/** Names of paths begin with the language they are spoken in; that is how a resumed conversation tells its own. */
export const pathOf = (language: Language, step: string): string => `${language}-${step}`;

export const languageOfPath = (path: string | null | undefined): Language | null => {
  const prefix = /^(en|hi|bn)-/.exec(path ?? '')?.[1];
  return prefix === 'en' || prefix === 'hi' || prefix === 'bn' ? prefix : null;
};

export const isEndPath = (path: string | null | undefined): boolean => /-end(ed)?$/.test(path ?? '');
export const isTalkPath = (path: string | null | undefined): boolean => /-(open|turn)$/.test(path ?? '');
