import type { MetadataRoute } from 'next';
import { withheldRoutes } from '@/app/_pages/review-line';
import { alternateLanguages } from '@/app/metadata';
import { readCentreFacts, readStorySummaries, settle } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { escapeHtml } from '@/lib/formats/escape';
import { isTranslated, type Language, languages, localPath } from '@/lib/i18n/language';
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
function entriesOf(path: string, url: string, existsIn: readonly Language[] = languages) {
  if (!isTranslated(path) || existsIn.length < 2) return [{ url: addressOf(path, url) }];
  const sisters = Object.entries(alternateLanguages(path, existsIn));
  const alternates = {
    languages: Object.fromEntries(sisters.map(([key, own]) => [key, addressOf(own, url)])),
  };
  return existsIn.map((language) => ({ url: addressOf(localPath(language, path), url), alternates }));
}

/** Every story with its pictures, in the languages that it is told in. */
async function storyEntries(url: string): Promise<MetadataRoute.Sitemap> {
  const [english, ...others] = await Promise.all(
    languages.map(async (language) => ({ language, list: await settle(readStorySummaries(language)) })),
  );
  const isTold = (id: string, { language, list }: (typeof others)[number]) =>
    list.ok && list.data.some((story) => story.id === id && story.language === language);
  const escaped = (address: string) => escapeHtml(new URL(address, url).href);
  return (english?.list.ok ? english.list.data : []).flatMap(({ id, createdAt, thumbnail }) => {
    const translations = others.filter((other) => isTold(id, other)).map(({ language }) => language);
    return entriesOf(routes.story(id), url, ['en', ...translations]).map((entry) => ({
      ...entry,
      ...(createdAt && { lastModified: createdAt }),
      ...(thumbnail && { images: [escaped(thumbnail)] }),
    }));
  });
}

/** Every page to be found, stories with their pictures; without a backend the fixed pages alone. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { url } = site();
  const { trust } = await readCentreFacts();
  const proof = hasProof(trust) && !trust.sample ? [routes.trust] : [];
  const withheld = await withheldRoutes();
  const shown = [...pages, ...proof].filter((path) => !withheld.includes(path));
  return [...shown.flatMap((path) => entriesOf(path, url)), ...(await storyEntries(url))];
}
