'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { StoryArticle } from '@/components/stories/story-article';
import { blog as blogBn } from '@/lib/i18n/bn/blog';
import { blog as blogEn } from '@/lib/i18n/en/blog';
import { blog as blogHi } from '@/lib/i18n/hi/blog';

const blogs = { en: blogEn, hi: blogHi, bn: blogBn };

/** A link of the story would leave the text that is being written. */
function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** A story as its page shows it. */
export const StoryPreview = ({ story, language }: Omit<ComponentProps<typeof StoryArticle>, 'copy'>) => (
  <div onClickCapture={stayHere}>
    <StoryArticle story={story} copy={blogs[language]} language={language} />
  </div>
);
