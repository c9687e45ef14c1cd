import { type Site, telHref } from '@/lib/config/site-facts';

/** A site's public settings as components take them. */
export const makeSite = (given: Partial<Site> = {}): Site => {
  const phone = given.phone ?? '+91 33 0000 0000';
  return {
    url: 'https://centre.example.org',
    name: 'Centre',
    shortNames: { en: 'Centre', hi: null, bn: null },
    trust: 'Trust',
    phone,
    phoneHref: telHref(phone),
    hasSampleContacts: false,
    email: 'help@example.org',
    address: 'CB 28, Sector 1, Salt Lake, Kolkata 700064',
    city: 'Kolkata',
    whatsappNumber: '+91 00000 00000',
    instagramUrl: 'https://instagram.example.org/centre',
    youtubeUrl: 'https://youtube.example.org/centre',
    facebookUrl: 'https://facebook.example.org/centre',
    heroVideoUrl: null,
    mapUrl: 'https://map.example.org/centre',
    openingHours: null,
    callHours: { hours: null, withinMinutes: 60 },
    registrationNo: null,
    grievanceContact: null,
    bankDetails: null,
    upiId: null,
    ...given,
  };
};
