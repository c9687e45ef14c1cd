export type Batches<T> = { add(item: T): void; stop(): void };

/**
 * Hands each item on, in order, between one and two times `delayMs` after it came (the first of them after one): one
 * timer is running however many items come.
 */
export function inBatches<T>(delayMs: number, handOn: (items: readonly T[]) => void): Batches<T> {
  let due: T[] = [];
  let young: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fire = () => {
    const items = due;
    due = young;
    young = [];
    timer = due.length > 0 ? setTimeout(fire, delayMs) : undefined;
    handOn(items);
  };
  return {
    add(item) {
      if (timer !== undefined) young.push(item);
      else {
        due.push(item);
        timer = setTimeout(fire, delayMs);
      }
    },
    stop: () => clearTimeout(timer),
  };
}
