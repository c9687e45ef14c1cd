import 'server-only';
import { type AssistantFacts, type Site, telHref } from './domain/site';
import { env } from './env';

/** The public part of the configuration, as components take it. */
export function site(): Site {
  const settings = env();
  return {
    url: settings.SITE_URL,
    name: settings.SITE_NAME,
    trust: settings.TRUST_NAME,
    phone: settings.SITE_PHONE,
    phoneHref: telHref(settings.SITE_PHONE),
    email: settings.SITE_EMAIL,
    address: settings.SITE_ADDRESS,
    whatsappNumber: settings.WHATSAPP_NUMBER,
    instagramUrl: settings.INSTAGRAM_URL,
    youtubeUrl: settings.YOUTUBE_URL,
    facebookUrl: settings.FACEBOOK_URL,
    heroVideoUrl: settings.HERO_VIDEO_URL ?? null,
    mapUrl: settings.MAP_URL,
    openingHours: settings.OPENING_HOURS ?? null,
    registrationNo: settings.REGISTRATION_NO ?? null,
    grievanceContact: settings.GRIEVANCE_CONTACT ?? null,
    bankDetails: settings.BANK_DETAILS ?? null,
    upiId: settings.UPI_ID ?? null,
  };
}

/** What the chat assistant says of the site; the little of `site()` that travels with every page for it. */
export function assistantFacts(): AssistantFacts {
  const { url, name, trust, phone, phoneHref } = site();
  return { url, name, trust, phone, phoneHref, retentionDays: env().CHAT_RETENTION_DAYS };
}
