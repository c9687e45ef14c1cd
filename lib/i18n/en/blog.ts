/** Blog list and story (spec §2). The capital title is the document's own text. */
export const blog = {
  title: 'ALL NEWS & STORIES',
  metaTitle: 'News and stories',
  description:
    'Guides for families, what treatment is like, rights, relapse and coming home: plain stories from a rehabilitation centre[ in {city}].',
  lead: 'Plain accounts of what treatment is like, what families can do, and what comes after.',
  more: 'Learn More',
  about: (title: string) => ` about ${title}`,
  pages: 'Pages of stories',
  newer: 'Newer stories',
  older: 'Older stories',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  minutes: (minutes: number) => `${minutes} min read`,
  contents: 'In this story',
  back: 'All stories',
  related: 'Read on',
  search: {
    label: 'Search the stories',
    hint: 'What you type stays on your device.',
    results: 'Stories found',
    loading: 'Loading the list of stories…',
    failed: 'Search is not available right now. All the stories are listed below.',
    none: 'No stories match. Try another word, or fewer words.',
    one: '1 story found',
    many: '{count} stories found',
  },
  share: {
    title: 'Share this story',
    whatsapp: 'Send by WhatsApp',
    device: 'Share…',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    failed: 'Your browser did not allow copying. Here is the link:',
  },
  next: {
    title: 'If this is about you, or someone close',
    text: 'You can call us and ask anything. You do not have to give your name.',
  },
  heavy: {
    title: 'This story is about danger to life',
    text: 'If someone is unconscious, cannot be woken, or is in danger now, call 112. If you are thinking of ending your life, Tele-MANAS 14416 answers day and night.',
  },
} as const;
