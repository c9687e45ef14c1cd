import 'server-only';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { assessCare } from '@/lib/chat/care/assess';
import { reason } from '@/lib/cli/output';

const Sentences = z.object({
  items: z.array(z.object({ id: z.union([z.string(), z.number()]), text: z.string() })),
});

/**
 * What the care rules make of a file of sentences, one JSON line an item (contract §7), so that clinicians and native
 * speakers can try their own. @throws Error whose message is one line, for a file that cannot be read
 */
export async function checkCare(file: string): Promise<string[]> {
  const { items } = await readSentences(file);
  return items.map(({ id, text }) => {
    const { tier, category, rule } = assessCare(text);
    return JSON.stringify({ id, tier, category, rule });
  });
}

async function readSentences(file: string): Promise<z.infer<typeof Sentences>> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new Error(`care check: ${file} cannot be read: ${reason(error)}`);
  });
  const parsed = Sentences.safeParse(jsonOf(text.replace(/^\ufeff/, '')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
  throw new Error(`care check: ${file}: expected {"items":[{"id","text"}]}${where}`);
}

/** Undefined for what is no JSON: the shape check says the rest. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
