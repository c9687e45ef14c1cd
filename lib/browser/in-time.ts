/** The outcome of `work`, or a rejection after `ms`, when its signal aborts: on a stalled line it neither arrives nor fails. */
export function inTime<T>(work: (signal: AbortSignal) => Promise<T>, ms = 15_000): Promise<T> {
  const deadline = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      deadline.abort();
      reject(new Error('late'));
    }, ms);
  });
  return Promise.race([work(deadline.signal), late]).finally(() => clearTimeout(timer));
}
