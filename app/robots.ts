import type { MetadataRoute } from 'next';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { languages, localPath } from '@/lib/i18n/language';

const inEveryLanguage = (path: string) => languages.map((language) => localPath(language, path));

export default function robots(): MetadataRoute.Robots {
  const { url } = site();
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/chat/',
        '/hooks/',
        ...inEveryLanguage(routes.contactSent),
        ...inEveryLanguage(routes.donate).map((path) => `${path}/`),
      ],
    },
    sitemap: `${url}/sitemap.xml`,
  };
}
