const NAME = 'flow=';

/** A text as the fragment of an address, which no server gets to see. */
export function toFragment(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return `#${NAME}${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The text in a fragment; null if there is none, or it was damaged on the way. */
export function fromFragment(fragment: string): string | null {
  if (!fragment.startsWith(`#${NAME}`)) return null;
  try {
    const bytes = atob(
      fragment
        .slice(NAME.length + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}
