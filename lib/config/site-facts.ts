import type { OpeningHours } from './opening-hours';

/** What a page may know of the site's own settings: the public part of the configuration (contract §2). */
export type Site = {
  url: string;
  name: string;
  trust: string;
  /** Whom a page says to call: the centre; while its number is a sample, the public helpline by number and name. */
  phone: string;
  /** `tel:` address of `phone`. */
  phoneHref: string;
  ownPhone: OwnContact;
  ownEmail: OwnContact;
  /** Nobody is on duty: the centre's number is still the sample that the site comes with. */
  isDemo: boolean;
  address: string;
  /** As English writes it; null where it is not set. */
  city: string | null;
  whatsappNumber: string;
  isSampleWhatsapp: boolean;
  instagramUrl: string;
  youtubeUrl: string;
  facebookUrl: string;
  heroVideoUrl: string | null;
  mapUrl: string;
  /** In words: of `callHours` in English, or as the operator wrote them. */
  openingHours: string | null;
  /** When somebody calls back: `hours` null where they are not set, or in words that nothing can be reckoned with. */
  callHours: { hours: OpeningHours | null; withinMinutes: number };
  registrationNo: string | null;
  grievanceContact: string | null;
  bankDetails: string | null;
  upiId: string | null;
};

/** A number or address of the centre's own, marked and without `href` while it is a sample that nobody answers. */
export type OwnContact = { text: string; href: string | undefined };

/** A number that is shown; a sample leads nowhere. */
export type ShownPhone = { phone: string; phoneHref: string | undefined };

/** The centre's own number, for what no helpline can answer. */
export const ownNumber = ({ ownPhone }: Pick<Site, 'ownPhone'>): ShownPhone => ({
  phone: ownPhone.text,
  phoneHref: ownPhone.href,
});

/** What the chat assistant knows of the site it speaks for, on the site's own pages and on others'. */
export type AssistantFacts = Pick<Site, 'url' | 'name' | 'trust' | 'phone' | 'phoneHref'> & {
  /** Days after which a conversation is deleted. */
  retentionDays: number;
  /** The documents' onboarding comes first, as an upstream wants it; else the visitor's need. */
  asksDetailsFirst: boolean;
};

/** `tel:` wants digits and a leading plus only. */
export const telHref = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

/** A number that no narrow button breaks in two: it is read out digit by digit. Words beside it may break. */
export const unbroken = (phone: string): string => phone.replace(/(\d) (?=\d)/g, '$1\u00a0');

/**
 * The samples that the site comes with (contract §2). The address is the documents' own (spec §2); the names of its city and
 * area belong to it alone (`site.ts`).
 */
export const SAMPLES = {
  address: 'CB 28, Sector 1, Salt Lake, Kolkata 700064',
  phone: '+91 00000 00000',
  email: 'sample@example.org',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
  facebook: 'https://www.facebook.com/',
} as const;

export const isSampleNumber = (number: string): boolean => telHref(number) === telHref(SAMPLES.phone);

const bareProfiles: readonly string[] = [SAMPLES.instagram, SAMPLES.youtube, SAMPLES.facebook];

/** Whether an address is somebody's page and not the front page of a network. */
export const isProfile = (url: string): boolean => !bareProfiles.includes(url);

/** A WhatsApp conversation with the centre's number and a prefilled text (spec §2, Corporates). */
export const whatsappHref = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
