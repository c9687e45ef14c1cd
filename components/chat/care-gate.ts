import type { AskedFor } from './flow-steps';

/** What the care rules make of a text (access-and-care §2.5). */
export type Finding = {
  /** 0 nothing, 1 a quiet line, 2 the card. */
  tier: 0 | 1 | 2;
  rule: string | null;
};
export type Assess<F extends Finding> = (text: string, context: { previous?: string; field: AskedFor }) => F;

export type CareGate<F extends Finding> = {
  /** What calls for the card, or null. */
  look(text: string, asked: AskedFor): F | null;
  /** The visitor went on past the card: the same rule stays quiet for the rest of the visit, others still speak. */
  dismiss(finding: F): void;
  /** Whether the last text called for a quiet line; asking takes it. */
  takeQuiet(): boolean;
};

/** Remembers, for one visit and in memory only, what has been shown; a stored rule would say too much about a person. */
export function makeCareGate<F extends Finding>(assess: Assess<F>): CareGate<F> {
  const dismissed = new Set<string>();
  const hinted = new Set<string>();
  const last: { text?: string; isQuiet: boolean } = { isQuiet: false };

  return {
    look(text, asked) {
      const previous = last.text;
      last.text = text;
      const finding = assess(text, { field: asked, ...(previous === undefined ? {} : { previous }) });
      const rule = finding.rule ?? '';
      if (finding.tier === 2) return dismissed.has(rule) ? null : finding;
      last.isQuiet = finding.tier === 1 && !hinted.has(rule);
      if (last.isQuiet) hinted.add(rule);
      return null;
    },
    dismiss: ({ rule }) => void dismissed.add(rule ?? ''),
    takeQuiet: () => {
      const { isQuiet } = last;
      last.isQuiet = false;
      return isQuiet;
    },
  };
}
