import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Callback = (error?: Error | null) => void;
type WholeBody = (body: Buffer) => Promise<void>;
type HeadHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * The response that Node makes for each request (`http.createServer({ ServerResponse })`). It gives the server two
 * moments that Node's own has not: before the head goes out, and before a whole body does.
 */
export class SiteResponse extends ServerResponse {
  /** Called once, when the head is complete and still open to change. */
  onHead: ((response: SiteResponse) => void) | undefined;
  /** Asked once, when the head is complete, who is given the body as a whole; undefined: it is sent as it comes. */
  takeBody: ((response: SiteResponse) => WholeBody | undefined) | undefined;
  #state: 'open' | 'whole' | 'straight' = 'open';
  #whole: WholeBody | undefined;
  #parts: Buffer[] = [];
  #isEnded = false;

  /** Sends a body that was taken before, or any other in one piece. */
  sendBody(body: Buffer | undefined): void {
    if (body) this.setHeader('content-length', body.length);
    else this.removeHeader('content-length');
    this.#state = 'straight';
    this.onHead?.(this);
    super.end(body);
  }

  override writeHead(status: number, reason?: string | HeadHeaders, headers?: HeadHeaders): this {
    this.statusCode = status;
    if (typeof reason === 'string') this.statusMessage = reason;
    this.#setAll(typeof reason === 'string' ? headers : reason);
    return this.#isTaken() ? this : super.writeHead(this.statusCode);
  }

  override flushHeaders(): void {
    if (!this.#isTaken()) super.flushHeaders();
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    const done = typeof encoding === 'function' ? encoding : callback;
    const bytes = bytesOf(chunk, encoding);
    if (!this.#isTaken()) return super.write(bytes, done);
    this.#parts.push(bytes);
    if (done) process.nextTick(done);
    return true;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): this {
    const done = [chunk, encoding, callback].find(
      (argument): argument is () => void => typeof argument === 'function',
    );
    const bytes =
      chunk === undefined || chunk === null || chunk === done ? undefined : bytesOf(chunk, encoding);
    if (!this.#isTaken()) return bytes ? super.end(bytes, done) : super.end(done);
    if (this.#isEnded) return this;
    this.#isEnded = true;
    if (bytes) this.#parts.push(bytes);
    if (done) this.once('finish', done);
    const body = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#whole?.(body).catch((error: unknown) => this.destroy(error instanceof Error ? error : undefined));
    return this;
  }

  #isTaken(): boolean {
    if (this.#state === 'open') {
      this.#whole = this.takeBody?.(this);
      this.#state = this.#whole ? 'whole' : 'straight';
      if (!this.#whole) this.onHead?.(this);
    }
    return this.#state === 'whole';
  }

  #setAll(headers: HeadHeaders = {}): void {
    const pairs = Array.isArray(headers)
      ? headers.flatMap((name, index) =>
          index % 2 === 0 ? [[String(name), headers[index + 1]] as const] : [],
        )
      : Object.entries(headers);
    for (const [name, value] of pairs) if (value !== undefined) this.setHeader(name, value);
  }
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return Buffer.from(
    String(chunk),
    Buffer.isEncoding(String(encoding)) ? (encoding as BufferEncoding) : 'utf8',
  );
}
