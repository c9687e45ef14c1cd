import 'server-only';
import { hoursIn } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import { env, SAMPLE_ADDRESS, SAMPLE_NAME } from './env';
import { parseOpeningHours } from './opening-hours';
import { type AssistantFacts, SAMPLE_PHONE, type Site, telHref } from './site-facts';

/** The names that belong to the documents' own address. */
const sampleLocation: Record<Language, Location> = {
  en: { city: 'Kolkata', area: 'Salt Lake' },
  hi: { city: 'कोलकाता', area: 'साल्ट लेक' },
  bn: { city: 'কলকাতা', area: 'সল্টলেক' },
};

/** Where the centre stands, in the words of one language; a name that is not set is left out of every sentence. */
export function location(language: Language): Location {
  const settings = env();
  const named: Record<Language, Location> = {
    en: { city: settings.SITE_CITY ?? null, area: settings.SITE_AREA ?? null },
    hi: { city: settings.SITE_CITY_HI ?? null, area: settings.SITE_AREA_HI ?? null },
    bn: { city: settings.SITE_CITY_BN ?? null, area: settings.SITE_AREA_BN ?? null },
  };
  const isNamed = Object.values(named).some(({ city, area }) => city !== null || area !== null);
  return settings.SITE_ADDRESS === SAMPLE_ADDRESS && !isNamed ? sampleLocation[language] : named[language];
}

/** The short forms that belong to the name which the site comes with. */
const sampleShortNames: Site['shortNames'] = { en: 'Sample Centre', hi: 'नमूना केंद्र', bn: 'নমুনা কেন্দ্র' };
/** Letters that stand in two lines beside the mark on the narrowest phone. */
const SHORT = 16;

/** What a narrow band calls the centre: as the operator set it, else the first words of the name. */
function shortNames(): Site['shortNames'] {
  const { SITE_NAME, SITE_SHORT_NAME, SITE_SHORT_NAME_HI, SITE_SHORT_NAME_BN } = env();
  if (SITE_NAME === SAMPLE_NAME && !SITE_SHORT_NAME) return sampleShortNames;
  const [first = '', ...words] = SITE_NAME.split(' ');
  const begun = words.reduce(
    ({ name, isFull }, word) => {
      const longer = `${name} ${word}`;
      return isFull || longer.length > SHORT ? { name, isFull: true } : { name: longer, isFull };
    },
    { name: first, isFull: false },
  );
  return {
    en: SITE_SHORT_NAME ?? begun.name,
    hi: SITE_SHORT_NAME_HI ?? null,
    bn: SITE_SHORT_NAME_BN ?? null,
  };
}

/** The public part of the configuration, as components take it. */
export function site(): Site {
  const settings = env();
  const hours = parseOpeningHours(settings.OPENING_HOURS ?? '');
  const hasSampleContacts = settings.SITE_PHONE === SAMPLE_PHONE;
  return {
    url: settings.SITE_URL,
    name: settings.SITE_NAME,
    shortNames: shortNames(),
    trust: settings.TRUST_NAME,
    phone: settings.SITE_PHONE,
    phoneHref: telHref(settings.SITE_PHONE),
    hasSampleContacts,
    email: settings.SITE_EMAIL,
    address: settings.SITE_ADDRESS,
    city: location('en').city,
    whatsappNumber: settings.WHATSAPP_NUMBER,
    instagramUrl: settings.INSTAGRAM_URL,
    youtubeUrl: settings.YOUTUBE_URL,
    facebookUrl: settings.FACEBOOK_URL,
    heroVideoUrl: settings.HERO_VIDEO_URL ?? null,
    mapUrl: settings.MAP_URL,
    openingHours: hours === null ? (settings.OPENING_HOURS ?? null) : hoursIn('en', hours),
    callHours: {
      hours,
      withinMinutes: settings.CALL_BACK_MINUTES,
      ...(hasSampleContacts && hours === null && { isSample: true }),
    },
    registrationNo: settings.REGISTRATION_NO ?? null,
    grievanceContact: settings.GRIEVANCE_CONTACT ?? null,
    bankDetails: settings.BANK_DETAILS ?? null,
    upiId: settings.UPI_ID ?? null,
  };
}

/** What the chat assistant says of the site; the little of `site()` that travels with every page for it. */
export function assistantFacts(): AssistantFacts {
  const { url, name, shortNames, trust, phone, phoneHref } = site();
  const { hi, bn } = shortNames;
  const names = { ...(hi && { hi }), ...(bn && { bn }) };
  const { CHAT_RETENTION_DAYS: retentionDays, BACKEND_URL } = env();
  const asksDetailsFirst = BACKEND_URL !== undefined;
  return { url, name, names, trust, phone, phoneHref, retentionDays, asksDetailsFirst };
}

/** Names of where the centre stands, in one language; null for what the operator has not named. */
export type Location = { city: string | null; area: string | null };

/**
 * Words of a dictionary with the centre's location. Brackets hold the choices, in the order in which they are
 * tried (`centre[ in {area}, {city}| in {city}]`): the first whose names are all set stands, else nothing does.
 */
export function withLocation(words: string, location: Location): string {
  const names = new Map(Object.entries(location));
  const isSet = (choice: string) =>
    Array.from(choice.matchAll(/\{(\w+)\}/g)).every(([, name = '']) => names.get(name));
  const filled = words.replace(/\[([^[\]]*\{(?:city|area)\}[^[\]]*)\]/g, (_, choices: string) => {
    const choice = choices.split('|').find(isSet) ?? '';
    return choice.replace(/\{(\w+)\}/g, (__, name: string) => names.get(name) ?? '');
  });
  return filled === words ? words : filled.charAt(0).toUpperCase() + filled.slice(1);
}
