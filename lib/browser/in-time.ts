/** The same promise, or a rejection after a while: on a stalled line a script neither arrives nor fails. */
export function inTime<T>(work: Promise<T>, ms = 15_000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
