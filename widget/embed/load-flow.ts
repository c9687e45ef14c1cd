import type { Flow } from '../core/types';
import { checkFlow } from './flow-check';
import { readFlow } from './flow-data';
import type { Mount } from './options';
import { textsOf } from './texts';
import { postAnswer } from './webhook';

type Shown = { language: string; isMarkdown: () => boolean };

/**
 * The flow of a page's options. Mistakes are logged with their places and told to the page; a flow that is not there at
 * all is told to the visitor.
 */
export async function loadFlow(chat: Parameters<Mount>[0], { language, isMarkdown }: Shown): Promise<Flow> {
  const { options, emit, signal } = chat;
  const texts = textsOf(language);
  if (options.flow === undefined) return {};
  try {
    const json: unknown =
      typeof options.flow === 'string' ? await fetchFlow(options.flow, signal) : options.flow;
    const problems = checkFlow(json);
    if (problems.length > 0) {
      const message = `The chat’s flow has mistakes:\n${problems.map(({ at, message }) => `${at} ${message}`).join('\n')}`;
      console.error(message);
      emit('error', { message, problems });
    }
    return readFlow(json, {
      chatId: options.id ?? '',
      variables: options.variables ?? {},
      webhookOrigins: options.webhookOrigins ?? [],
      texts,
      isMarkdown,
      emit,
      post: postAnswer,
    });
  } catch (reason) {
    if (!signal.aborted) {
      console.error('The chat’s flow could not be read.', reason);
      emit('error', { message: `The chat’s flow could not be read. ${String(reason)}` });
    }
    return { start: { message: texts.unavailable, lang: texts.lang, chatDisabled: true } };
  }
}

async function fetchFlow(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
