/** What a message may tell of; the names of the evaluation set (access-and-care §2.5). */
export type CareCategory =
  | 'suicide'
  | 'self_harm'
  | 'overdose'
  | 'withdrawal'
  | 'violence'
  | 'domestic_violence'
  | 'child';

/** 0 nothing, 1 one quiet line beside the normal flow, 2 the card interrupts. */
export type CareTier = 0 | 1 | 2;

/** Who is in danger, as far as the words tell. It chooses the words of the card and nothing else. */
export type CareSubject = 'self' | 'other';

/** The language of a message; the two `-Latn` are Hindi and Bengali in Latin letters. */
export type CareLanguage = 'en' | 'hi' | 'bn' | 'hi-Latn' | 'bn-Latn';

export type CareAssessment = {
  tier: CareTier;
  /** Null at tier 0 and where a lone cue tells no category. */
  category: CareCategory | null;
  subject: CareSubject;
  /** The name of the rule that decided, for the log and for counting dismissals; null when none did. */
  rule: string | null;
  language: CareLanguage;
};

export type CareContext = {
  /** The visitor's message before this one: a second sentence often completes the first. */
  previous?: string;
  /**
   * What was asked for: a message, or a detail such as a name, an age or an address. In a detail words may be somebody's
   * name, so danger counts where something is told of it.
   */
  field?: 'message' | 'detail';
};
