import { type Gateway, GatewayError, isGatewayError } from './gateway';

const FAILURES = 5;
const WINDOW_MS = 60_000;
const REST_MS = 15_000;

/**
 * The same gateway, left alone for a while after five failures in a minute: donors are told at once how else to
 * give, and the provider is not asked over and over while it is ill.
 */
export function guardedGateway(gateway: Gateway, now: () => number): Gateway {
  let failures: number[] = [];
  let restUntilMs = 0;
  const guarded =
    <A extends unknown[], T>(call: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      if (now() < restUntilMs) throw new GatewayError('unreachable', 'resting');
      try {
        return await call(...given);
      } catch (error) {
        if (isIllness(error)) {
          failures = [...failures.filter((atMs) => atMs > now() - WINDOW_MS), now()];
          if (failures.length >= FAILURES) {
            restUntilMs = now() + REST_MS;
            failures = [];
          }
        }
        throw error;
      }
    };
  return {
    ...gateway,
    createOrder: guarded(gateway.createOrder),
    findOrderByReceipt: guarded(gateway.findOrderByReceipt),
    fetchPayments: guarded(gateway.fetchPayments),
    fetchPayment: guarded(gateway.fetchPayment),
    fetchRefunds: guarded(gateway.fetchRefunds),
    capture: guarded(gateway.capture),
    paymentsBetween: guarded(gateway.paymentsBetween),
  };
}

const isIllness = (error: unknown): boolean =>
  isGatewayError(error) && (error.kind === 'unreachable' || error.kind === 'timeout');
