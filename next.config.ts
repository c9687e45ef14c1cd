import type { NextConfig } from 'next';
import { prefixed } from './lib/i18n/language';
import { platformHeaders } from './lib/server/headers';

const anyLanguage = `:language(${prefixed.join('|')})`;

const config: NextConfig = {
  poweredByHeader: false,
  // Our own server packs what leaves it (lib/server/page-pipeline.ts).
  compress: false,
  reactStrictMode: true,
  // Endpoints answer with and without their slash, never by redirect (contract §3); pages redirect below.
  skipTrailingSlashRedirect: true,
  cacheHandler: `${process.cwd()}/dist/cache-handler.mjs`,
  // Ours keeps pages in memory itself.
  cacheMaxMemorySize: 0,
  // Types are checked by `npm test`; a deployment should not wait for it twice.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Loaded by the first order only, from where npm put it.
  serverExternalPackages: ['@simplewebauthn/server', 'razorpay', 'pdfkit', 'fontkit', 'harfbuzzjs'],
  // Which content a route reads is known at run time alone, and the cache's identity is made of all of it (decision 14).
  outputFileTracingIncludes: { '/**': ['./content/**/*'], '/chat/flow': ['./dist/chat-examples.bin'] },
  // Drawn in by paths that are made at run time; nothing that is served reads them.
  outputFileTracingExcludes: {
    '/**': ['tests', 'bench', 'docs', 'art', 'deploy', 'scripts', 'reports', '.data']
      .map((folder) => `./${folder}/**/*`)
      .concat('./dist/start.mjs', './dist/desk.mjs'),
  },
  // The container build (deploy/Dockerfile, decision 11): a folder that runs without `npm ci`.
  ...(process.env['BUILD_STANDALONE'] === '1' && { output: 'standalone' as const }),
  // A build beside the site's own, for the report of what pages load (`npm run bench -- bundles`).
  ...(process.env['BUILD_SOURCE_MAPS'] === '1' && {
    productionBrowserSourceMaps: true,
    distDir: '.next/maps',
  }),
  experimental: {
    globalNotFound: true,
    // Pages carry their stylesheets in their HTML, so one more costs no request on a first visit: many small ones.
    cssChunking: { type: 'graph', requestCost: 1000, weightDistribution: 0.5 },
  },
  // What Next makes itself and would let no CDN keep; pages and endpoints set theirs by the configured times.
  async headers() {
    const everywhere =
      process.env['VERCEL'] === '1' ? platformHeaders({ SITE_URL: process.env['SITE_URL'] ?? 'https:' }) : {};
    const guards = Object.entries(everywhere).map(([key, text]) => ({ key, value: text }));
    const value = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800';
    const generated = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'].map((source) => ({
      source,
      headers: [{ key: 'cache-control', value }],
    }));
    return guards.length > 0 ? [{ source: '/:path*', headers: guards }, ...generated] : generated;
  },
  // What no route under a language knows is answered in that language, by one page with status 404 (decision 20).
  async rewrites() {
    return {
      fallback: [{ source: `/${anyLanguage}/:path+`, destination: '/:language/missing' }],
    };
  },
  async redirects() {
    const to = (source: string, destination: string) => ({ source, destination, permanent: true });
    return [
      // Sources match in any case, so one hop takes both the slash and the spelling (contract §8).
      to('/questions', '/faq'),
      to(`/${anyLanguage}/questions`, '/:language/faq'),
      to('/blog/page/1', '/blog'),
      to(`/${anyLanguage}/blog/page/1`, '/:language/blog'),
      to('/blog/search-index.json', '/search-index/en.json'),
      to('/donate/', '/Donate'),
      to(`/${anyLanguage}/donate/`, '/:language/Donate'),
      to(`/${anyLanguage}/accomodation/`, '/:language/Accomodation'),
      to(`/${anyLanguage}/accommodation/`, '/:language/Accomodation'),
      to('/accomodation/', '/Accomodation'),
      to('/accommodation/', '/Accomodation'),
      to(
        '/:path((?!api/|chat/|hooks/|media/|_next/|contact/send/|staff/api/|healthz/|readyz/|metrics/).+)/',
        '/:path',
      ),
    ];
  },
};

export default config;
