import 'server-only';
import type { Feature } from '@/lib/stories/schema';
import { type LinkCheck, linkCheck } from '@/lib/stories/story-lists';
import { readStorySummaries, settle } from './cached';

/** Says which addresses a page may link now: no story that the backend lacks (contract §9.11). */
export async function readLinkCheck(): Promise<LinkCheck> {
  const stories = await settle(readStorySummaries());
  return linkCheck(stories.ok ? stories.data : null);
}

/** Features without links to stories that the backend lacks. */
export async function withLiveLinks(features: readonly Feature[]): Promise<Feature[]> {
  if (features.every(({ link }) => link === undefined)) return [...features];
  const isLinkable = await readLinkCheck();
  return features.map(({ link, ...feature }) => (link && isLinkable(link) ? { ...feature, link } : feature));
}
