import type { ReactNode } from 'react';
import type { quietLine } from '@/components/help/care-card';
import type { SpokenCareCard } from '@/components/help/spoken-care-card';
import type { assessCare, writtenLanguage } from '@/lib/chat/care/assess';
import type { CardFinding, CareAssessment, CareContext, CareField } from '@/lib/chat/care/assessment';
import type { Language } from '@/lib/i18n/language';
import type { FlowDeps } from './conversation-flow';
import type { Erasure } from './session';

/** What lies over the conversation; the conversation stands still beneath it and goes on where it was. */
export type Panel =
  /** The visitor asked for help, by a button that says for what. */
  | { kind: 'help'; finding: CardFinding }
  /** What the visitor wrote calls for help; `language` is the chat's. */
  | { kind: 'care'; finding: CareAssessment; language: Language }
  | { kind: 'erase'; state: 'question' | 'working' | Erasure };

/** The care layer: loaded apart, with the first sign that somebody is about to use the chat. */
export type Care = {
  CareCard: typeof SpokenCareCard;
  quietLine: typeof quietLine;
  assessCare: typeof assessCare;
  writtenLanguage: typeof writtenLanguage;
};
/** What is drawn while a person of the centre reads, or can be asked for: over the numbers to call, with the way `back`, or else in the conversation. */
export type Here = (language: Language, back?: () => void) => ReactNode;
/** What is shown: the panel, one that is a line above the conversation, the care layer once it has been loaded, and whether somebody who strikes may see the screen. Of people: `here` while one reads or can be asked for, what of their words is out of sight, and what to say while they type. */
export type Shown = Record<'panel' | 'folded', Panel | null> & {
  care: Care | null;
  isWatched: boolean;
} & OfPeople;
/** What the widget is to say: on the closed chat, and while a person types. */
export type Labels = { chatButton?: string; typing?: string };
type OfPeople = { here?: Here | undefined; labels?: Labels };

export type Panels = Pick<FlowDeps, 'guard' | 'writtenIn' | 'isDanger'> & {
  get(): Shown;
  subscribe(listener: () => void): () => void;
  show(panel: Panel): void;
  /** Loads the care layer, unless it is there. Resolves null where it cannot be had now. */
  load(): Promise<Care | null>;
  /** Draws what is shown anew, with who reads now. */
  refresh(people: OfPeople): void;
  /** Whether the last text calls for a quiet line about help; true once. */
  takeQuiet(): boolean;
  /** Back to the conversation; an answer that was held goes its way, `isSent` to the centre as such. */
  close(isSent?: boolean): void;
  /** Whether the visitor has just sent what was held behind the card; true once. */
  takeSent(): boolean;
  /** Whether an answer is held behind the card. */
  isHolding(): boolean;
  /** Sends an answer that is held on its way, and leaves the card; false where none is. */
  release(): boolean;
};

/** False once the conversation is deleted, which says no more of help. */
function showsHelp(panel: Panel | null | undefined): boolean | undefined {
  if (panel?.kind === 'erase') return /erased|only-here/.test(panel.state) ? false : undefined;
  return panel ? true : undefined;
}

/** True once blows were told of, until the conversation is deleted. */
const staysWatched = (panel: Panel | null | undefined, wasWatched: boolean): boolean =>
  (panel?.kind === 'care' && /violence|child/.test(panel.finding.category ?? '')) ||
  (wasWatched && showsHelp(panel) !== false);

type PanelDeps = {
  loadCare: () => Promise<Care>;
  /** Brings the focus back into the conversation, then calls. */
  onBack: (then: () => void) => void;
  /** Whether a person of the centre answers: who has seen the numbers reads on. */
  isHeard: () => boolean;
};

/** The card speaks as the conversation does from here on, which Latin letters may have turned to Hindi or Bengali. */
const cardOf = (finding: CareAssessment, language: Language): Panel => ({ kind: 'care', finding, language });

export function makePanels({ loadCare, onBack, isHeard }: PanelDeps): Panels {
  const listeners = new Set<() => void>();
  let shown: Shown = { panel: null, folded: null, care: null, isWatched: false };
  let gate: CareGate | null = null;
  const hold = makeHold(() => set({}));
  let wasHelpShown = false;
  const set = (change: Partial<Shown>) => {
    wasHelpShown = showsHelp(change.panel) ?? wasHelpShown;
    shown = { ...shown, ...change, isWatched: staysWatched(change.folded ?? change.panel, shown.isWatched) };
    for (const listener of listeners) listener();
  };
  const load = async () => {
    if (shown.care) return shown.care;
    try {
      const care = await loadCare();
      gate ??= makeCareGate(care.assessCare);
      set({ care });
      return care;
    } catch {
      // Without it the panel still shows the numbers, and the server assesses every answer too.
      return null;
    }
  };
  return {
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (panel) => {
      // What was held belongs to the conversation that is gone.
      if (showsHelp(panel) === false) hold.take();
      set({ panel, ...(showsHelp(panel) === false && { folded: null }) });
    },
    load,
    refresh: set,
    close: (isSent = false) => {
      const held = isSent ? hold.send() : hold.take();
      if (shown.panel?.kind === 'care') gate?.dismiss(shown.panel.finding, isSent);
      set({ panel: null });
      // The focus first: an answer on its way locks the input.
      onBack(() => held?.());
    },
    ...{ isHolding: hold.isHolding, release: hold.release, takeSent: hold.takeSent },
    guard: async (text, field, language) => {
      await load();
      const finding = gate?.check(text, field);
      if (!finding) return;
      const panel = cardOf(finding, shown.care?.writtenLanguage(text) ?? language);
      if (wasHelpShown && isHeard()) return set({ folded: panel });
      const held = hold.wait();
      set({ panel });
      await held;
    },
    // What cannot be assessed may be danger.
    isDanger: (text) => wasHelpShown || (shown.care?.assessCare(text).tier ?? 2) === 2,
    writtenIn: (text) => shown.care?.writtenLanguage(text) ?? null,
    takeQuiet: () => gate?.takeQuiet() ?? false,
  };
}

/** The one answer that waits behind the card: `take` hands out its way on, once, `send` for the visitor; `redraw`: the card offers no more to send what was released. */
function makeHold(redraw: () => void) {
  let goOn: (() => void) | null = null;
  let isSent = false;
  const take = () => {
    const held = goOn;
    goOn = null;
    return held;
  };
  return {
    take,
    wait: () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
    send: () => {
      isSent = goOn !== null;
      return take();
    },
    takeSent: () => {
      const wasSent = isSent;
      isSent = false;
      return wasSent;
    },
    isHolding: () => goOn !== null,
    release: () => {
      const held = take();
      held?.();
      if (held) redraw();
      return held !== null;
    },
  };
}

type CareGate = {
  /** What calls for the card, or null. */
  check(text: string, field: CareField): CareAssessment | null;
  /** The visitor went on past the card: the same rule stays quiet for the rest of the visit; after `isSent`, which denies nothing, so does every rule with the same card, and the reply names the numbers. */
  dismiss(finding: CareAssessment, isSent?: boolean): void;
  takeQuiet(): boolean;
};

/** Findings alike have the same card; an act, a fit and seeing things have one of their own. */
const cardFor = ({ category, subject, rule }: CareAssessment) =>
  category + subject + /act$|fit|seeing|ium$/.exec(rule ?? '');

/** Remembers, for one visit and in memory only, what has been shown; a stored rule would tell too much about a person. */
export function makeCareGate(assess: (text: string, context: CareContext) => CareAssessment): CareGate {
  /** Rules and cards gone past; with a 1, rules whose quiet line was shown. */
  const past = new Set<string>();
  let previous: string | undefined;
  /** Who wished to die may tell of the means later. */
  let wish = '';
  let isQuiet = false;

  return {
    check(text, field) {
      const finding = assess(text, {
        field,
        previous: [wish, previous].filter(Boolean).join('\n') || undefined,
      });
      previous = text;
      if (finding.category === 'suicide') wish = text;
      const rule = finding.rule ?? '';
      if (finding.tier === 2) return past.has(rule) || past.has(cardFor(finding)) ? null : finding;
      isQuiet = finding.tier === 1 && !past.has(`1${rule}`);
      past.add(finding.tier + rule);
      return null;
    },
    dismiss: (finding, isSent) => void past.add(isSent ? cardFor(finding) : (finding.rule ?? '')),
    takeQuiet: () => {
      const wasQuiet = isQuiet;
      isQuiet = false;
      return wasQuiet;
    },
  };
}
