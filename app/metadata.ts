import type { Metadata, Viewport } from 'next';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

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
  /** Canonical path (contract §8). */
  path: string;
  /** Link preview, 1200×630; the site's own where a page has none. */
  image?: string;
};

/** Title, description, canonical address and link preview of one page. */
export function pageMetadata({
  title,
  description,
  path,
  image = '/media/social-card.jpg',
}: PageFacts): Metadata {
  const images = [{ url: image, width: 1200, height: 630, alt: '' }];
  return {
    title,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': routes.feed } },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site().name,
      type: 'website',
      locale: 'en_IN',
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
