/**
 * The part of the SDK that we call. Its own types promise what its answers do not keep (amounts may be text, notes
 * an empty list, a broken answer a string), so every answer is unknown here and read by `razorpay-wire.ts`.
 */
declare module 'razorpay' {
  type Query = Readonly<Record<string, string | number>>;
  export default class Razorpay {
    constructor(keys: { key_id: string; key_secret: string });
    api: { rq: { defaults: Record<string, unknown> } };
    orders: {
      create(order: object): Promise<unknown>;
      all(query: Query): Promise<unknown>;
      fetchPayments(orderId: string): Promise<unknown>;
    };
    payments: {
      all(query: Query): Promise<unknown>;
      fetch(paymentId: string): Promise<unknown>;
      fetchMultipleRefund(paymentId: string, query: Query): Promise<unknown>;
      capture(paymentId: string, amount: number, currency: string): Promise<unknown>;
    };
  }
}
