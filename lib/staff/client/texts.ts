'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import { type StaffCopy, staff } from '@/lib/i18n/en/staff';
import { type Language, languageOf, type Prefixed } from '@/lib/i18n/language';
import { staffRoutes } from '../addresses';
import { isDone, onAccountRead, postStaff } from './staff-calls';

const DEVICE_KEY = 'staff-language';

/** English comes with a page, the other languages are fetched by who reads them. */
type Others<Copy> = Readonly<Record<Prefixed, () => Promise<Copy>>>;
type View<Copy> = Readonly<{ language: Language; copy: Copy }>;

let chosen: Language =
  typeof window === 'undefined' ? 'en' : languageOf(window.localStorage.getItem(DEVICE_KEY));

/** What is on view somewhere on the page. */
const shownNow = new Set<Dictionary<object>>();

/** Texts of some pages, in the language that is chosen once they are here; until then in the one before. */
export class Dictionary<Copy extends object> {
  readonly #english: View<Copy>;
  #view: View<Copy>;
  readonly #listeners = new Set<() => void>();

  constructor(
    english: Copy,
    private readonly others: Others<Copy>,
    private readonly onView: (language: Language) => void = () => undefined,
  ) {
    this.#english = { language: 'en', copy: english };
    this.#view = this.#english;
  }

  readonly view = (): View<Copy> => this.#view;
  /** As the server has drawn it. */
  readonly english = (): View<Copy> => this.#english;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    shownNow.add(this);
    void this.follow();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) shownNow.delete(this);
    };
  };

  /** Without a connection the texts stay as they are. */
  async follow(): Promise<void> {
    const language = chosen;
    if (language === this.#view.language) return;
    const copy =
      language === 'en' ? this.#english.copy : await this.others[language]().catch(() => undefined);
    if (copy === undefined || language !== chosen || language === this.#view.language) return;
    this.#view = { language, copy };
    this.onView(language);
    for (const listener of this.#listeners) listener();
  }

  /** The sister of an English text. */
  sisterOf(text: string): string | undefined {
    return sisterIn(this.#english.copy, this.#view.copy, text);
  }
}

function sisterIn(english: object, own: object, text: string): string | undefined {
  const others: Readonly<Record<string, unknown>> = { ...own };
  for (const [key, value] of Object.entries(english)) {
    const other = others[key];
    if (value === text && typeof other === 'string') return other;
    if (typeof value !== 'object' || typeof other !== 'object' || other === null) continue;
    const found = sisterIn(value, other, text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Pages that are in English alone: what they share with the others is in English there, too. */
export const EnglishAlone = createContext(false);

function useView<Copy extends object>(dictionary: Dictionary<Copy>): View<Copy> {
  const view = useSyncExternalStore(dictionary.subscribe, dictionary.view, dictionary.english);
  return useContext(EnglishAlone) ? dictionary.english() : view;
}

export const useTexts = <Copy extends object>(dictionary: Dictionary<Copy>): Copy => useView(dictionary).copy;

const staffTexts = new Dictionary<StaffCopy>(
  staff,
  {
    hi: async () => (await import('@/lib/i18n/hi/staff')).staff,
    bn: async () => (await import('@/lib/i18n/bn/staff')).staff,
  },
  (language) => {
    document.documentElement.lang = language;
  },
);

/** The texts that all pages of the console share. */
export const useStaffTexts = (): StaffCopy => useTexts(staffTexts);
/** The same for what stands in no component. */
export const staffCopyNow = (): StaffCopy => staffTexts.view().copy;
/** The language that is on view. */
export const useStaffLanguage = (): Language => useView(staffTexts).language;

/** The server refuses in English: the same in the words on view, as it is where there are none. */
export function inLanguageOnView(message: string): string {
  for (const dictionary of shownNow) {
    const found = dictionary.sisterOf(message);
    if (found !== undefined) return found;
  }
  return message;
}

function show(language: Language): void {
  chosen = language;
  window.localStorage.setItem(DEVICE_KEY, language);
  for (const dictionary of shownNow) void dictionary.follow();
}

/** What is chosen here is not stored yet: an account that was read meanwhile is older. */
let isAhead = false;

async function store(language: Language): Promise<boolean> {
  isAhead = true;
  const { ok } = await postStaff(staffRoutes.api.preferences, { language }, isDone);
  if (language === chosen) isAhead = !ok;
  return ok;
}

/** What wakes by notices, and answers without a line, speaks the language on view. */
const installWorker = () =>
  void import('./push').then(({ installFor }) => installFor(chosen)).catch(() => undefined);

/** Chooses the language on this device, and for a person who is signed in on all of theirs. Resolves to whether it is stored. */
export async function chooseLanguage(language: Language, isSignedIn: boolean): Promise<boolean> {
  show(language);
  if (isSignedIn) installWorker();
  return !isSignedIn || store(language);
}

/** The person's own choice prevails; where there is none yet, the one that was made before the sign-in becomes it. */
onAccountRead(({ language }) => {
  if (!isAhead) {
    const onDevice = window.localStorage.getItem(DEVICE_KEY);
    if (language !== null && language !== onDevice) show(language);
    else if (language === null && onDevice !== null) void store(languageOf(onDevice));
  }
  installWorker();
});
