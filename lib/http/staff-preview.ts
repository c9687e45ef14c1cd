import 'server-only';
import { withShownThumbnail } from '@/lib/backend/allowed-media';
import { centreVariables } from '@/lib/backend/embedded';
import { tryScript } from '@/lib/chat/flow/engine';
import { parseFlow } from '@/lib/chat/store/flow-file';
import { documentName, type Preview, type TriedChat } from '@/lib/stories/document-schema';
import { prepareStory } from '@/lib/stories/prepare/prepare';
import { previewOf, storyOf } from '@/lib/stories/store/document-check';
import { checkText, type DocumentDeps, englishFor } from '@/lib/stories/store/document-list';

type Text = { path: string; text: string; chat?: TriedChat | undefined };

/** What the page of a text would show of it, made by the way of published content. */
export async function previewDocument(deps: DocumentDeps, { path, text, chat }: Text): Promise<Preview> {
  const check = await checkText(deps, path, text);
  if (documentName(path)?.kind === 'script')
    return { check, story: null, value: await triedChat(text, chat) };
  const english = (await englishFor(deps, path)) ?? null;
  const input = { dir: deps.dir, path, text, english };
  if (documentName(path)?.kind !== 'story') return { check, story: null, value: await previewOf(input) };
  const blog = await storyOf(input);
  if (blog === null) return { check, story: null, value: null };
  const original =
    english === null ? null : await storyOf({ ...input, path: `stories/${blog.id}.md`, text: english });
  const story = prepareStory(withShownThumbnail(blog), blog.created_at, original ?? blog);
  return { check, story, value: null };
}

/** A conversation with a script; null where it cannot be run. */
async function triedChat(text: string, { language, answers }: TriedChat = { language: 'en', answers: [] }) {
  const flow = await parseFlow(text, {
    file: 'chat/flow.json',
    complain: () => undefined,
    media: async () => null,
  });
  return flow && { steps: tryScript(flow, { language, answers, variables: centreVariables(language) }) };
}
