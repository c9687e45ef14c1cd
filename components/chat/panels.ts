import type { CareAssessment } from '@/lib/chat/care/assessment';
import type { Language } from '@/lib/i18n/language';
import { type CareGate, makeCareGate } from './care-gate';
import type { FlowParts } from './flow-steps';
import type { Erasure } from './session';

/** What lies over the conversation; the conversation stands still beneath it and goes on where it was. */
export type Panel =
  /** The visitor asked for help. */
  | { kind: 'help' }
  /** What the visitor wrote calls for help; `language` is the chat's. */
  | { kind: 'care'; finding: CareAssessment; language: Language }
  | { kind: 'erase'; state: 'asked' | 'working' | Erasure };

export type Care = typeof import('./care');
/** What is shown: the panel, and the care layer once it has been loaded. */
export type Shown = { panel: Panel | null; care: Care | null };

export type Panels = Pick<FlowParts, 'guard'> & {
  get(): Shown;
  subscribe(listener: () => void): () => void;
  show(panel: Panel): void;
  /** Loads the care layer, unless it is there. Resolves null where it cannot be had now. */
  load(): Promise<Care | null>;
  /** Whether the last text calls for a quiet line about help; asking takes it. */
  takeQuiet(): boolean;
  /** Back to the conversation; an answer that was held goes its way. */
  close(): void;
};

type Parts = {
  loadCare: () => Promise<Care>;
  /** Brings the focus back into the conversation, then calls. */
  onBack: (then: () => void) => void;
};

export function makePanels({ loadCare, onBack }: Parts): Panels {
  const listeners = new Set<() => void>();
  let shown: Shown = { panel: null, care: null };
  let gate: CareGate<CareAssessment> | null = null;
  let goOn = () => {};
  const set = (change: Partial<Shown>) => {
    shown = { ...shown, ...change };
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
      // Without it the number stands in the panel all the same, and the server looks at every answer too.
      return null;
    }
  };

  return {
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (panel) => set({ panel }),
    load,
    close: () => {
      const held = goOn;
      goOn = () => {};
      if (shown.panel?.kind === 'care') gate?.dismiss(shown.panel.finding);
      set({ panel: null });
      // The focus first: an answer on its way locks the input.
      onBack(held);
    },
    guard: async (text, asked, language) => {
      await load();
      const finding = gate?.look(text, asked);
      if (!finding) return;
      await new Promise<void>((resolve) => {
        goOn = resolve;
        set({ panel: { kind: 'care', finding, language } });
      });
    },
    takeQuiet: () => gate?.takeQuiet() ?? false,
  };
}
