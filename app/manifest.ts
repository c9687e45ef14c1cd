import type { MetadataRoute } from 'next';
import { site } from '@/lib/config/site';

export default function manifest(): MetadataRoute.Manifest {
  const { name } = site();
  return {
    name,
    short_name: name.slice(0, 30),
    start_url: '/',
    display: 'browser',
    lang: 'en',
    background_color: '#faf8f4',
    theme_color: '#0b2a5b',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
