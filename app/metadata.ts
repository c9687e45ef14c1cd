import type { Metadata, Viewport } from 'next';
import { routes } from '@/lib/config/routes';
import { location, site, withLocation } from '@/lib/config/site';
import { isTranslated, type Language, languages, localPath } from '@/lib/i18n/language';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#0b2a5b' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1b36' },
  ],
};

type PageFacts = {
  title: string;
  description: string;
  /** Canonical path in English (contract §8). */
  path: string;
  language?: Language;
  /** The languages that the page's own text exists in; every one when absent. In any other it stands for the English. */
  existsIn?: readonly Language[];
  /** Link preview, 1200×630; the site's own where a page has none. */
  image?: string;
};

/** The sisters of a page in every language, for search engines; English where none of them fits (hreflang). */
export const alternateLanguages = (path: string, existsIn = languages as readonly Language[]) => ({
  ...Object.fromEntries(existsIn.map((language) => [language, localPath(language, path)])),
  'x-default': path,
});

/** Title, description, canonical address and link preview of one page. */
export function pageMetadata({
  title: plainTitle,
  description: plainDescription,
  path,
  language = 'en',
  existsIn = languages,
  image = '/media/social-card.jpg',
}: PageFacts): Metadata {
  const here = location(language);
  const title = withLocation(plainTitle, here);
  const description = withLocation(plainDescription, here);
  const canonical = existsIn.includes(language) ? localPath(language, path) : path;
  const images = [{ url: image, width: 1200, height: 630, alt: '' }];
  return {
    title,
    description,
    alternates: {
      canonical,
      ...(isTranslated(path) && existsIn.length > 1 && { languages: alternateLanguages(path, existsIn) }),
      types: { 'application/atom+xml': localPath(language, routes.feed) },
    },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site().name,
      type: 'website',
      locale: `${language}_IN`,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** What every page's metadata begins from; absolute addresses come from SITE_URL, never from the Host header. */
export function siteMetadata(): Metadata {
  const { url, name } = site();
  return {
    metadataBase: new URL(url),
    title: { default: name, template: `%s – ${name}` },
    applicationName: name,
    formatDetection: { telephone: false, email: false, address: false },
    icons: {
      icon: [
        { url: '/icons/icon.svg', type: 'image/svg+xml' },
        { url: '/favicon.ico', sizes: '32x32' },
      ],
      apple: '/icons/apple-touch-icon.png',
    },
    manifest: '/manifest.webmanifest',
    referrer: 'strict-origin-when-cross-origin',
  };
}
