import { Children, type ReactNode } from 'react';

/**
 * Light markdown as elements, never as HTML: **bold**, *italic*, `code`, [links](https://…), bare addresses, lists.
 * Made for a message's `contentWrapper`; what is not text passes through.
 */
export function SafeMarkdown({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (typeof child === 'string' ? blocks(child) : child));
}

const BULLET = /^[-*] /;

/** Lines that begin with a dash or a star make lists; all others stay as they are. */
function blocks(text: string): ReactNode[] {
  const parts = text.split(/((?:^|\n)[-*] .*(?:\n[-*] .*)*)/);
  let at = 0;
  return parts.map((part) => {
    const start = at;
    at += part.length;
    const lines = part.split('\n').filter((line) => BULLET.test(line));
    if (lines.length === 0) return inline(start > 0 ? part.replace(/^\n/, '') : part, `text-${start}`);
    const items = lines.map((line) => <li key={line}>{inline(line.slice(2), 'item')}</li>);
    return <ul key={`list-${start}`}>{items}</ul>;
  });
}

const MARKS =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*\s][^*]*)\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<target>[^\s)]+)\)|(?<bare>https?:\/\/[^\s<>]*[^\s<>.,;:!?)])/g;

function inline(text: string, key: string): ReactNode[] {
  const drawn: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    drawn.push(text.slice(end, found.index), marked(found, `${key}-${found.index}`));
    end = found.index + found[0].length;
  }
  return [...drawn, text.slice(end)];
}

function marked(found: RegExpExecArray, key: string): ReactNode {
  const { bold, italic, code, label, target, bare } = found.groups ?? {};
  if (bold) return <strong key={key}>{bold}</strong>;
  if (italic) return <em key={key}>{italic}</em>;
  if (code) return <code key={key}>{code}</code>;
  const address = safeAddress(target ?? bare ?? '');
  if (!address) return found[0];
  return (
    <a key={key} className="rcb-link" href={address} target="_blank" rel="noopener noreferrer">
      {label ?? address}
    </a>
  );
}

/** Only addresses that lead somewhere; never a script. */
const safeAddress = (address: string): string | null =>
  /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address) ? address : null;
