import type { MetadataRoute } from 'next';
import { alternateLanguages } from '@/app/metadata';
import { readCentreFacts, readStorySummaries, settle } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { escapeHtml } from '@/lib/formats/text';
import { isTranslated, languages, localPath } from '@/lib/i18n/language';
import { hasProof } from '@/lib/stories/centre-facts';

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
  routes.families,
  routes.faq,
  routes.accessibility,
  routes.privacy,
  routes.terms,
  routes.cookies,
  routes.refunds,
];

const addressOf = (path: string, url: string) => (path === '/' ? url : `${url}${path}`);

/** A page in each of its languages, each entry naming all of them. */
function entriesOf(path: string, url: string): MetadataRoute.Sitemap {
  if (!isTranslated(path)) return [{ url: addressOf(path, url) }];
  const sisters = Object.entries(alternateLanguages(path)).map(([key, own]) => [key, addressOf(own, url)]);
  const alternates = { languages: Object.fromEntries(sisters) };
  return languages.map((language) => ({ url: addressOf(localPath(language, path), url), alternates }));
}

/** Every page to be found, stories with their pictures; without a backend the fixed pages alone. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { url } = site();
  const stories = await settle(readStorySummaries());
  const { trust } = await readCentreFacts();
  const proof = hasProof(trust) && !trust.sample ? [routes.trust] : [];
  const escaped = (address: string) => escapeHtml(new URL(address, url).href);
  return [
    ...[...pages, ...proof].flatMap((path) => entriesOf(path, url)),
    ...(stories.ok ? stories.data : []).map(({ id, createdAt, thumbnail }) => ({
      url: `${url}${routes.story(id)}`,
      ...(createdAt && { lastModified: createdAt }),
      ...(thumbnail && { images: [escaped(thumbnail)] }),
    })),
  ];
}
