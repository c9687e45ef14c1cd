import type { OpeningHours } from './opening-hours';

/** What a page may know of the site's own settings: the public part of the configuration (contract §2). */
export type Site = {
  url: string;
  name: string;
  /** What a phone's narrow band has room for; null where the language has none of its own. */
  shortNames: { en: string; hi: string | null; bn: string | null };
  trust: string;
  phone: string;
  /** `tel:` address of `phone`. */
  phoneHref: string;
  /** The number is the one that the site comes with. */
  hasSampleContacts: boolean;
  email: string;
  address: string;
  /** As English writes it; null where it is not set. */
  city: string | null;
  whatsappNumber: string;
  instagramUrl: string;
  youtubeUrl: string;
  facebookUrl: string;
  heroVideoUrl: string | null;
  mapUrl: string;
  /** In words: of `callHours` in English, or as the operator wrote them. */
  openingHours: string | null;
  /** When somebody calls back: `hours` null where they are not set, or in words that nothing can be reckoned with. */
  callHours: { hours: OpeningHours | null; withinMinutes: number; isSample?: boolean };
  registrationNo: string | null;
  grievanceContact: string | null;
  bankDetails: string | null;
  upiId: string | null;
};

/** What the chat assistant knows of the site it speaks for, on the site's own pages and on others'. */
export type AssistantFacts = Pick<Site, 'url' | 'name' | 'trust' | 'phone' | 'phoneHref'> & {
  /** The short name in the letters of a language that has one. */
  names?: Readonly<Record<string, string>>;
  /** Days after which a conversation is deleted. */
  retentionDays: number;
  /** The documents' onboarding comes first, as an upstream wants it; else the visitor's need. */
  asksDetailsFirst: boolean;
};

/** The number that the site comes with: nobody answers it, so no card for somebody in danger names it. */
export const SAMPLE_PHONE = '+91 00000 00000';

/** `tel:` wants digits and a leading plus only. */
export const telHref = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

/** A number or a date that no narrow place breaks in two: it is read out in one breath. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** A WhatsApp conversation with the centre's number and a prefilled text (spec §2, Corporates). */
export const whatsappHref = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
