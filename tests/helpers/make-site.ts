import type { Site } from '@/lib/domain/site';

/** The public settings of a sample centre. */
export const makeSite = (given: Partial<Site> = {}): Site => ({
  url: 'https://centre.example.org',
  name: 'Sample Centre',
  trust: 'Sample Trust',
  phone: '+91 00000 00000',
  phoneHref: 'tel:+910000000000',
  email: 'sample@example.org',
  address: 'CB 28, Sector 1, Salt Lake, Kolkata 700064',
  whatsappNumber: '+91 00000 00000',
  instagramUrl: 'https://www.instagram.com/sample',
  youtubeUrl: 'https://www.youtube.com/sample',
  facebookUrl: 'https://www.facebook.com/sample',
  heroVideoUrl: null,
  mapUrl: 'https://maps.example.org/',
  openingHours: null,
  registrationNo: null,
  grievanceContact: null,
  bankDetails: null,
  upiId: null,
  ...given,
});
