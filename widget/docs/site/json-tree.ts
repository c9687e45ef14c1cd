/** JSON with the position of everything in it, so that what is wrong can be shown where it stands. */
export type JsonNode = {
  start: number;
  end: number;
  value: unknown;
  /** Members of an object, and items of a list with their numbers as keys. */
  members: readonly JsonMember[];
};
export type JsonMember = { key: string; start: number; node: JsonNode };

/** What is wrong with a text, and the character where it is. */
export class JsonError extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

const DEPTH_MAX = 100;
const scalar =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

class Reader {
  private at = 0;
  private depth = 0;
  constructor(private readonly text: string) {}

  read(): JsonNode {
    const node = this.value();
    this.space();
    if (this.at < this.text.length) throw new JsonError(this.at, 'Nothing may follow here.');
    return node;
  }

  private value(): JsonNode {
    this.space();
    const next = this.text[this.at];
    if (next !== '{' && next !== '[') return this.scalar();
    this.depth += 1;
    if (this.depth > DEPTH_MAX) throw new JsonError(this.at, 'This is nested too deep.');
    const node = next === '{' ? this.object() : this.array();
    this.depth -= 1;
    return node;
  }

  private scalar(): JsonNode {
    const start = this.at;
    scalar.lastIndex = start;
    const [found] = scalar.exec(this.text) ?? [];
    if (found === undefined) throw new JsonError(start, this.problemOf(start));
    this.at += found.length;
    const value: unknown = JSON.parse(found);
    return { start, end: this.at, value, members: [] };
  }

  private problemOf(at: number): string {
    const next = this.text[at];
    if (next === undefined) return 'The text ends too early.';
    if (next === '"') return 'This text has no closing quotation mark on its line.';
    if (next === "'") return 'Texts stand in double quotation marks.';
    return `A value is missing before ${JSON.stringify(next)}, or it is not one of JSON.`;
  }

  private array(): JsonNode {
    const start = this.at;
    const members: JsonMember[] = [];
    this.list(']', () => {
      const node = this.value();
      members.push({ key: String(members.length), start: node.start, node });
    });
    const value = members.map(({ node }) => node.value);
    return { start, end: this.at, value, members };
  }

  private object(): JsonNode {
    const start = this.at;
    const members: JsonMember[] = [];
    this.list('}', () => members.push(this.member(members)));
    const value = Object.fromEntries(members.map(({ key, node }) => [key, node.value]));
    return { start, end: this.at, value, members };
  }

  private member(before: readonly JsonMember[]): JsonMember {
    this.space();
    const start = this.at;
    if (this.text[start] !== '"')
      throw new JsonError(start, 'A name in double quotation marks belongs here.');
    const key = String(this.scalar().value);
    if (before.some((one) => one.key === key)) throw new JsonError(start, `"${key}" stands here twice.`);
    this.space();
    if (this.text[this.at] !== ':') throw new JsonError(this.at, `A colon belongs after "${key}".`);
    this.at += 1;
    return { key, start, node: this.value() };
  }

  /** Reads items and the commas between them, up to the closing bracket. */
  private list(close: string, readItem: () => void): void {
    this.at += 1;
    this.space();
    if (this.text[this.at] === close) {
      this.at += 1;
      return;
    }
    for (;;) {
      readItem();
      this.space();
      const next = this.text[this.at];
      this.at += 1;
      if (next === close) return;
      const comma = this.at - 1;
      if (next !== ',') throw new JsonError(comma, `A comma or "${close}" belongs here.`);
      this.space();
      if (this.text[this.at] === close) throw new JsonError(comma, 'No comma may stand before the end.');
    }
  }

  private space(): void {
    while (/[ \t\r\n]/.test(this.text[this.at] ?? '')) this.at += 1;
  }
}

/** Reads a text as JSON; throws a `JsonError` at the first mistake. */
export const readJson = (text: string): JsonNode => new Reader(text).read();
