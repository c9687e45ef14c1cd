import { SAMPLES, type Site, telHref } from '@/lib/config/site-facts';

/** A site's public settings as components take them. */
export const makeSite = (given: Partial<Site> = {}): Site => {
  const phone = given.phone ?? '+91 33 0000 0000';
  return {
    url: 'https://centre.example.org',
    name: 'Centre',
    trust: 'Trust',
    phone,
    phoneHref: telHref(phone),
    ownPhone: { text: phone, href: telHref(phone) },
    ownEmail: { text: 'help@example.org', href: 'mailto:help@example.org' },
    isDemo: false,
    address: 'CB 28, Sector 1, Salt Lake, Kolkata 700064',
    city: 'Kolkata',
    whatsappNumber: '+91 00000 00000',
    isSampleWhatsapp: false,
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

/** A site as it comes: its contacts are samples, and the helpline stands in for the call. */
export const makeDemo = (): Site =>
  makeSite({
    phone: '14446 (de-addiction helpline)',
    phoneHref: 'tel:14446',
    ownPhone: { text: `${SAMPLES.phone} (sample)`, href: undefined },
    ownEmail: { text: `${SAMPLES.email} (sample)`, href: undefined },
    isDemo: true,
    whatsappNumber: SAMPLES.phone,
    isSampleWhatsapp: true,
    instagramUrl: SAMPLES.instagram,
    youtubeUrl: SAMPLES.youtube,
    facebookUrl: SAMPLES.facebook,
  });
