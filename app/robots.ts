import type { MetadataRoute } from 'next';
import { site } from '@/lib/site';

export default function robots(): MetadataRoute.Robots {
  const { url } = site();
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/chat/', '/hooks/', '/contact/sent', '/Donate/'] },
    sitemap: `${url}/sitemap.xml`,
  };
}
