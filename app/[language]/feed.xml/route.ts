import { endpoint } from '@/lib/http/endpoint';
import { prefixOf, storyFeed } from '@/lib/http/story-answers';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: { handle: ({ params }: { params: { language: string } }) => storyFeed(prefixOf(params.language)) },
});
