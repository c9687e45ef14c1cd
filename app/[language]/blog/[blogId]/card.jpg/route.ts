import { endpoint } from '@/lib/http/endpoint';
import { prefixOf, storyCard } from '@/lib/http/story-answers';

export const dynamic = 'force-dynamic';

type Params = { language: string; blogId: string };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    handle: async ({ params }: { params: Params }) => storyCard(params.blogId, prefixOf(params.language)),
  },
});
