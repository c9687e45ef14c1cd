import * as z from 'zod';
import { Accommodation, Blog, BlogDetail, Feature, Testimonial } from '@/lib/stories/schema';

/** The contract's content schemas as one upstream speaks them: its relative addresses made absolute (contract §3). */
export function wireSchemas(baseUrl: string) {
  const absolute = (url: string | null) => (url === null ? null : absoluteHttpUrl(url, baseUrl));
  const withThumbnail = <T extends { thumbnail_image: string | null }>(record: T) => ({
    ...record,
    thumbnail_image: absolute(record.thumbnail_image),
  });
  const withImage = <T extends { image: string | null }>(record: T) => ({
    ...record,
    image: absolute(record.image),
  });
  return {
    testimonial: Testimonial.transform((record, context) => {
      const videoUrl = absolute(record.video_url);
      if (videoUrl !== null) return { ...withThumbnail(record), video_url: videoUrl };
      context.addIssue({ code: 'custom', message: 'expected an http or https address', path: ['video_url'] });
      return z.NEVER;
    }),
    feature: Feature.transform(withImage),
    accommodation: Accommodation.transform(withImage),
    blog: Blog.transform(withThumbnail),
    blogDetail: BlogDetail.transform(withThumbnail),
  };
}

function absoluteHttpUrl(url: string, baseUrl: string): string | null {
  const base = `${baseUrl}/`;
  if (!URL.canParse(url, base)) return null;
  const { protocol, href } = new URL(url, base);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
