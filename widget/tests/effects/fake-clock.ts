import type { Clock } from '@/widget/core/ports';

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  private time = 0;
  private waiting: { at: number; run: () => void; period: number }[] = [];

  now = () => this.time;

  after = (delayMs: number, run: () => void) => this.add({ at: this.time + delayMs, run, period: 0 });

  every = (period: number, run: () => void) => this.add({ at: this.time + period, run, period });

  pass(ms: number) {
    const end = this.time + ms;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = next.at;
      if (next.period > 0) next.at += next.period;
      else this.drop(next);
      next.run();
    }
    this.time = end;
  }

  private add(one: { at: number; run: () => void; period: number }) {
    this.waiting.push(one);
    return () => this.drop(one);
  }

  private drop(one: { at: number }) {
    this.waiting = this.waiting.filter((other) => other !== one);
  }
}
