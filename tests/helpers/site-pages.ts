import { readdirSync, readFileSync } from 'node:fs';
import { routes } from '@/lib/config/routes';
import { inThisRun } from './run-profile';

/** Where a visitor may go on the embedded backend's own content, as the tests walk it. */
export const sampleStory = 'coming-home';

/** Pages that search engines may keep. */
export const indexedPages: readonly string[] = [
  routes.home,
  routes.about,
  routes.corporates,
  routes.treatment,
  routes.accommodation,
  routes.donate,
  routes.blog,
  routes.story(sampleStory),
  routes.contact,
  routes.privacy,
  routes.terms,
  routes.cookies,
  routes.refunds,
  routes.helpNow,
  routes.families,
  routes.faq,
  routes.accessibility,
];

export const everyPage: readonly string[] = [
  ...indexedPages,
  routes.contactSent,
  routes.offline,
  routes.search,
];

/** What this run looks at: on a commit one page of each template. */
export const pagesInThisRun = inThisRun(
  everyPage,
  (path) => !/^\/(corporates|terms|cookies|refund|privacy|accessibility|offline|contact\/)/.test(path),
);

/** Pages that show what the backend gave. */
export const pagesWithContent: readonly string[] = [
  routes.home,
  routes.treatment,
  routes.accommodation,
  routes.blog,
];

const records = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
/** A text of a record: a string, or its English among others. */
const english = (words: unknown) => (typeof words === 'string' ? words : String(Object(words).en));
const texts = (name: string, field: string) => records(name).map((record) => english(record[field]));

/** What stands in `content/`, read without the code under test. */
export const storyIds = (language = 'en'): string[] => {
  const ending = language === 'en' ? '.md' : `.${language}.md`;
  return readdirSync('content/stories')
    .filter((name) => /^[^.]+(?:\.\w\w)?\.md$/.test(name))
    .filter((name) => name.slice(name.indexOf('.')) === ending)
    .map((name) => name.slice(0, -ending.length));
};
/** A story's Markdown without its head. */
export const storyBody = (id: string): string =>
  readFileSync(`content/stories/${id}.md`, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
export const testimonialNames = () => texts('testimonials', 'customer_name');
export const featureTitles = () => texts('features', 'title');
export const roomTitles = () => texts('accommodations', 'type');
export const roomCategories = () => [...new Set(texts('accommodations', 'name'))];
