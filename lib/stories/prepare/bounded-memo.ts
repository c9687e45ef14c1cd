import 'server-only';

/** Remembers results up to a total size and forgets the longest unused first. */
export class BoundedMemo<Value> {
  private readonly kept = new Map<string, { value: Value; size: number }>();
  private total = 0;

  constructor(
    private readonly limit: number,
    private readonly sizeOf: (value: Value) => number,
  ) {}

  get(key: string, make: () => Value): Value {
    const known = this.kept.get(key);
    const entry = known ?? this.measured(make());
    if (known) this.kept.delete(key);
    else this.total += entry.size;
    this.kept.set(key, entry);
    this.forget();
    return entry.value;
  }

  private measured(value: Value) {
    return { value, size: this.sizeOf(value) };
  }

  private forget(): void {
    for (const [key, { size }] of this.kept) {
      if (this.total <= this.limit) return;
      this.kept.delete(key);
      this.total -= size;
    }
  }
}
