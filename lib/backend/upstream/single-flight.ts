/** Callers that ask for the same key while its answer is under way share that answer, good or bad. */
export function singleFlight<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key) => {
    const underWay = flights.get(key);
    if (underWay) return underWay;
    const flight = work(key).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
