import { escapeHtml } from './html.mjs';

const string = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/y;
const script = [
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['string', string],
  ['tag', /(?<!\w)<\/?[A-Za-z][\w.]*(?=[\s/>])/y],
  [
    'keyword',
    /\b(?:as|async|await|boolean|case|const|declare|default|else|export|extends|false|for|from|function|if|import|in|interface|keyof|let|new|null|number|of|readonly|return|satisfies|string|switch|true|type|typeof|undefined|unknown|void)\b(?!\s*:)/y,
  ],
  ['number', /\b\d[\d_.]*\b/y],
  ['name', /[\p{L}_$][\p{L}\p{N}_$]*/uy],
];

/** What is told apart in each language, in the order in which it is tried. */
const grammars = {
  tsx: script,
  ts: script,
  js: script,
  json: [
    ['tag', /"(?:[^"\\\n]|\\.)*"(?=\s*:)/y],
    ['string', string],
    ['keyword', /\b(?:true|false|null)\b/y],
    ['number', /-?\b\d[\d.eE+-]*\b/y],
  ],
  html: [
    ['comment', /<!--[\s\S]*?-->/y],
    ['tag', /<\/?[A-Za-z][\w-]*|\/?>/y],
    ['string', string],
    ['keyword', /(?<=\s)[a-z][\w-]*(?==|\s|>)/y],
  ],
  css: [
    ['comment', /\/\*[\s\S]*?\*\//y],
    ['string', string],
    ['keyword', /@[a-z-]+/y],
    ['tag', /--[\w-]+|[a-z-]+(?=\s*:\s)/y],
    ['number', /#[\da-f]{3,8}\b|\b\d[\d.]*(?:px|rem|em|%|s)?/iy],
  ],
  sh: [['comment', /#[^\n]*/y]],
};

/**
 * Code as HTML, its kinds of tokens marked by classes.
 * @param {string} code
 * @param {string} [language] one of the grammars; anything else is shown as it is
 * @param {(name: string) => string | undefined} [linkTo] where a name leads
 */
export function highlight(code, language = '', linkTo = () => undefined) {
  const grammar = grammars[language] ?? [];
  let out = '';
  for (let at = 0; at < code.length; ) {
    const found = tokenAt(code, at, grammar);
    const text = found?.text ?? code[at];
    out += found ? drawn(found, linkTo) : escapeHtml(text);
    at += text.length;
  }
  return out;
}

function tokenAt(code, at, grammar) {
  for (const [kind, pattern] of grammar) {
    pattern.lastIndex = at;
    const text = pattern.exec(code)?.[0];
    if (text) return { kind, text };
  }
  return undefined;
}

function drawn({ kind, text }, linkTo) {
  if (kind !== 'name') return `<span class="token-${kind}">${escapeHtml(text)}</span>`;
  const target = linkTo(text);
  return target ? `<a href="${escapeHtml(target)}">${text}</a>` : text;
}
