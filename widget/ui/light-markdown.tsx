import type { ReactNode } from 'react';

const BULLET = /^[-*] /;

/**
 * **Bold**, *italic*, `code`, [links](https://…) and bare addresses; a backslash before a mark makes it text. Lines that
 * begin with a dash or a star make lists; all others stay as they are.
 */
export function lightBlocks(text: string): ReactNode[] {
  const segments = text.split(/((?:^|\n)[-*] .*(?:\n[-*] .*)*)/);
  let at = 0;
  return segments.map((segment) => {
    const start = at;
    at += segment.length;
    const lines = segment.split('\n').filter((line) => BULLET.test(line));
    if (lines.length === 0) return inline(start > 0 ? segment.replace(/^\n/, '') : segment, `text-${start}`);
    return <ul key={`list-${start}`}>{items(lines)}</ul>;
  });
}

/** Two items may say the same, so where an item begins is its key. */
function items(lines: readonly string[]): ReactNode[] {
  let at = 0;
  return lines.map((line) => {
    at += line.length;
    return <li key={at}>{inline(line.slice(2), 'item')}</li>;
  });
}

/** Lengths are bounded and no part matches its own opening mark, so matching takes linear time. */
const MARKS =
  /\\(?<escaped>[!-/:-@[-`{-~])|\*\*(?<bold>(?:\\[\s\S]|[^*\\])+)\*\*|\*(?<italic>(?:\\[\s\S]|[^*\s\\])(?:\\[\s\S]|[^*\\])*)\*|`(?<code>[^`]+)`|\[(?<label>(?:\\[\s\S]|[^[\]\\]){1,500})\]\((?<target>[^\s)[\]]{1,2000})\)|(?<bare>https?:\/\/[^\s<>]{0,2000}[^\s<>.,;:!?)])/g;

/** The marks within a line. */
export function inline(text: string, key: string): ReactNode[] {
  const drawn: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    drawn.push(text.slice(end, found.index), marked(found, `${key}-${found.index}`));
    end = found.index + found[0].length;
  }
  return [...drawn, text.slice(end)];
}

function marked(found: RegExpExecArray, key: string): ReactNode {
  const { escaped, bold, italic, code, label, target, bare } = found.groups ?? {};
  if (escaped) return escaped;
  if (bold) return <strong key={key}>{withoutEscapes(bold)}</strong>;
  if (italic) return <em key={key}>{withoutEscapes(italic)}</em>;
  if (code) return <code key={key}>{code}</code>;
  const address = target ?? bare ?? '';
  if (!isSafeAddress(address)) return found[0];
  // Pages open in a new tab, so that the conversation stays; calls and mails open their own program.
  const elsewhere = LEAVES.test(address) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a key={key} className="rcb-link" href={address} {...elsewhere}>
      {label ? withoutEscapes(label) : address}
    </a>
  );
}

const withoutEscapes = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

/** Only addresses that lead somewhere, never a script; browsers read `/\` at the beginning like `//`, another host. */
const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
export const isSafeAddress = (address: string): boolean => SAFE.test(address);
const LEAVES = /^(https?:|\/)/i;
