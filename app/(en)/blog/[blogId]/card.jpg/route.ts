import { endpoint } from '@/lib/http/endpoint';
import { storyCard } from '@/lib/http/story-answers';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: { handle: ({ params }: { params: { blogId: string } }) => storyCard(params.blogId, 'en') },
});
