/** A part of a story: its level-2 heading as text, null for what stands before the first one (spec §2, Blog detail). */
export type Section = { heading: string | null; id: string; html: string };

/** A story ready to be shown: its HTML sanitised and split, once a content version (decision 9). */
export type Story = {
  id: string;
  title: string;
  thumbnail: string | null;
  createdAt: string | null;
  sections: Section[];
  excerpt: string;
  readMinutes: number;
  /** It speaks of overdose, suicide or stopping suddenly: the page shows where to find help now. */
  heavy: boolean;
};

/** A story in a list: an excerpt in place of its content. */
export type StorySummary = Pick<Story, 'id' | 'title' | 'thumbnail' | 'createdAt' | 'excerpt'>;
