import { has } from '@/lib/staff/client/staff-calls';
import type { SentText } from '@/lib/stories/document-schema';
import { changeBetween } from '@/lib/stories/text-change';
import { base64Of, sha256 } from './send-picture';

/** Of longer texts the change is sent, or all of it packed: a request holds 64 KiB. */
const PLAIN_CHARACTERS = 16_000;

/** A text as a request holds it. */
export async function inRequest(text: string, stored: string): Promise<SentText> {
  if (text.length <= PLAIN_CHARACTERS) return { text };
  const change = changeBetween(stored, text);
  if (change.text.length <= PLAIN_CHARACTERS)
    return { change: { ...change, digest: await sha256(new TextEncoder().encode(text)) } };
  return packed(text);
}

/** All of it. */
export async function packed(text: string): Promise<SentText> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return { gzip: base64Of(bytes) };
}

/** A text as the device stores it until it is sent. */
type Local = { text: string; version: number };
const localKey = (path: string) => `staff-draft:${path}`;

export function readLocal(path: string): Local | null {
  try {
    const local: unknown = JSON.parse(localStorage.getItem(localKey(path)) ?? 'null');
    return has<Local>(local, 'text') ? local : null;
  } catch {
    return null;
  }
}

/** A device without room or permission has the server's copy alone. */
export function storeLocal(path: string, local: Local): void {
  try {
    localStorage.setItem(localKey(path), JSON.stringify(local));
  } catch {
    return;
  }
}

export function forgetLocal(path: string): void {
  try {
    localStorage.removeItem(localKey(path));
  } catch {
    return;
  }
}
