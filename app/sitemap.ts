import type { MetadataRoute } from 'next';
import { readStorySummaries } from '@/lib/backend/cached';
import { settle } from '@/lib/backend/settle';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** Rendered when asked for, from kept content: a sitemap made while the backend is away must not be kept. */
export const dynamic = 'force-dynamic';

const pages = [
  routes.home,
  routes.about,
  routes.corporates,
  routes.treatment,
  routes.accommodation,
  routes.donate,
  routes.blog,
  routes.contact,
  routes.helpNow,
  routes.privacy,
  routes.terms,
  routes.cookies,
  routes.refunds,
];

/** Every page to be found, stories with their pictures; without a backend the fixed pages alone. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { url } = site();
  const stories = await settle('blogs', readStorySummaries());
  const escaped = (address: string) => new URL(address, url).href.replaceAll('&', '&amp;');
  return [
    ...pages.map((path) => ({ url: path === '/' ? url : `${url}${path}` })),
    ...(stories.ok ? stories.data : []).map(({ id, createdAt, thumbnail }) => ({
      url: `${url}${routes.story(id)}`,
      ...(createdAt && { lastModified: createdAt }),
      ...(thumbnail && { images: [escaped(thumbnail)] }),
    })),
  ];
}
