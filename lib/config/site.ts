import 'server-only';
import { hoursIn } from '@/lib/i18n/clock';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { helplines } from '@/lib/i18n/helplines';
import { fill, type Language } from '@/lib/i18n/language';
import { type Env, env } from './env';
import { parseOpeningHours } from './opening-hours';
import { type AssistantFacts, isSampleNumber, SAMPLES, type Site, telHref } from './site-facts';

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
  return settings.SITE_ADDRESS === SAMPLES.address && !isNamed ? sampleLocation[language] : named[language];
}

/** Whom to call and write to, in one language; a sample leads nowhere, and the public helpline stands in for the call. */
function contacts({ SITE_PHONE, SITE_EMAIL }: Env, language: Language) {
  const { mark, helpline } = dictionaries[language].common.sample;
  const { number, tel } = helplines.deAddiction;
  const isDemo = isSampleNumber(SITE_PHONE);
  const isSampleEmail = SITE_EMAIL === SAMPLES.email;
  const marked = (contact: string) => fill(mark, { contact });
  return {
    isDemo,
    phone: isDemo ? fill(helpline, { number }) : SITE_PHONE,
    phoneHref: isDemo ? tel : telHref(SITE_PHONE),
    ownPhone: isDemo
      ? { text: marked(SITE_PHONE), href: undefined }
      : { text: SITE_PHONE, href: telHref(SITE_PHONE) },
    ownEmail: isSampleEmail
      ? { text: marked(SITE_EMAIL), href: undefined }
      : { text: SITE_EMAIL, href: `mailto:${SITE_EMAIL}` },
  };
}

/** The public part of the configuration, as components take it; its words in one language. */
export function site(language: Language = 'en'): Site {
  const settings = env();
  const hours = parseOpeningHours(settings.OPENING_HOURS ?? '');
  return {
    url: settings.SITE_URL,
    name: settings.SITE_NAME,
    trust: settings.TRUST_NAME,
    ...contacts(settings, language),
    address: settings.SITE_ADDRESS,
    city: location('en').city,
    whatsappNumber: settings.WHATSAPP_NUMBER,
    isSampleWhatsapp: isSampleNumber(settings.WHATSAPP_NUMBER),
    instagramUrl: settings.INSTAGRAM_URL,
    youtubeUrl: settings.YOUTUBE_URL,
    facebookUrl: settings.FACEBOOK_URL,
    heroVideoUrl: settings.HERO_VIDEO_URL ?? null,
    mapUrl: settings.MAP_URL,
    openingHours: hours === null ? (settings.OPENING_HOURS ?? null) : hoursIn('en', hours),
    callHours: { hours, withinMinutes: settings.CALL_BACK_MINUTES },
    registrationNo: settings.REGISTRATION_NO ?? null,
    grievanceContact: settings.GRIEVANCE_CONTACT ?? null,
    bankDetails: settings.BANK_DETAILS ?? null,
    upiId: settings.UPI_ID ?? null,
  };
}

/** What the chat assistant says of the site; the little of `site()` that travels with every page for it. */
export function assistantFacts(): AssistantFacts {
  const { url, name, trust, isDemo, phoneHref } = site();
  const { CHAT_RETENTION_DAYS: retentionDays, BACKEND_URL, SITE_PHONE } = env();
  const phone = isDemo ? helplines.deAddiction.number : SITE_PHONE;
  return { url, name, trust, phone, phoneHref, retentionDays, asksDetailsFirst: BACKEND_URL !== undefined };
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
