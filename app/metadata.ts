import type { Metadata, Viewport } from 'next';
import { site } from '@/lib/site';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#0b2a5b' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1b36' },
  ],
};

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
        { url: '/icons/favicon.ico', sizes: '32x32' },
      ],
      apple: '/icons/apple-touch-icon.png',
    },
    manifest: '/manifest.webmanifest',
    referrer: 'strict-origin-when-cross-origin',
  };
}
