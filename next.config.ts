import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Endpoints answer with and without their slash, never by redirect (contract §3); pages redirect below.
  skipTrailingSlashRedirect: true,
  cacheHandler: `${process.cwd()}/dist/cache-handler.mjs`,
  // Ours keeps pages in memory itself.
  cacheMaxMemorySize: 0,
  // Types are checked by `npm test`; a deployment should not wait for it twice.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
  // What Next makes itself and would let no CDN keep; pages and endpoints set theirs by the configured times.
  async headers() {
    const value = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800';
    return ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'].map((source) => ({
      source,
      headers: [{ key: 'cache-control', value }],
    }));
  },
  async redirects() {
    const to = (source: string, destination: string) => ({ source, destination, permanent: true });
    return [
      // Sources match in any case, so one hop takes both the slash and the spelling (contract §8).
      to('/blog/page/1', '/blog'),
      to('/donate/', '/Donate'),
      to('/accomodation/', '/Accomodation'),
      to('/accommodation/', '/Accomodation'),
      to('/:path((?!api/|chat/|hooks/|media/|_next/|contact/send/|healthz/|readyz/|metrics/).+)/', '/:path'),
    ];
  },
};

export default config;
