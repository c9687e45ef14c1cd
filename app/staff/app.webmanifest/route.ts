import { site } from '@/lib/config/site';
import { endpoint } from '@/lib/http/endpoint';
import { requireConsole } from '@/lib/http/staff';
import { staff } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';

export const dynamic = 'force-dynamic';

/** GET /staff/app.webmanifest: the console as an app on a phone's home screen; it tells nothing that the sign-in does not. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    guard: requireConsole,
    handle: async () =>
      new Response(JSON.stringify(manifest()), {
        headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-store' },
      }),
  },
});

const manifest = () => ({
  id: staffRoutes.home,
  name: `${site().name}: ${staff.title}`,
  short_name: staff.title,
  start_url: staffRoutes.home,
  scope: staffRoutes.home,
  display: 'standalone',
  lang: 'en',
  background_color: '#faf8f4',
  theme_color: '#0b2a5b',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
