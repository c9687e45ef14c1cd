/* A stand-in for the provider's checkout.js: the documented behaviour, with buttons for what a donor or a bank may do. */
(() => {
  const api = new URL(document.currentScript.src).searchParams.get('api');

  const pay = async (orderId, status) => {
    const answer = await fetch(`${api}/test/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: orderId, status }),
    });
    return answer.json();
  };

  window.Razorpay = class {
    #listeners = new Map();
    #layer = null;

    constructor(options) {
      this.options = options;
      window.fakeCheckoutOptions = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }

    open() {
      const { options } = this;
      this.#layer = document.createElement('div');
      this.#layer.setAttribute('role', 'dialog');
      this.#layer.setAttribute(
        'aria-label',
        `Stand-in of the provider: ${options.amount} ${options.currency}`,
      );
      this.#layer.style.cssText = 'position:fixed;inset:10%;z-index:9999;background:white;color:black';
      const acts = {
        Pay: async () => this.#succeed(await pay(options.order_id, 'captured')),
        Authorise: async () => this.#succeed(await pay(options.order_id, 'authorized')),
        'Pay with a wrong signature': async () =>
          this.#succeed({ ...(await pay(options.order_id, 'captured')), razorpay_signature: '0'.repeat(64) }),
        'Pay and answer in part': async () => {
          const { razorpay_payment_id } = await pay(options.order_id, 'captured');
          this.#succeed({ razorpay_payment_id });
        },
        'Pay and say nothing': async () => {
          await pay(options.order_id, 'captured');
          this.#layer.dataset.paid = 'true';
        },
        Decline: async () => {
          const failure = await pay(options.order_id, 'failed');
          // The window stays open: the donor may try again inside it.
          for (const listener of this.#listeners.get('payment.failed') ?? []) listener(failure);
        },
        'Close the window': () => this.close(),
      };
      for (const [name, act] of Object.entries(acts)) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = name;
        button.addEventListener('click', act);
        this.#layer.append(button);
      }
      document.body.append(this.#layer);
    }

    close() {
      if (!this.#layer) return;
      this.#layer.remove();
      this.#layer = null;
      this.options.modal?.ondismiss?.();
    }

    #succeed(response) {
      this.#layer?.remove();
      this.#layer = null;
      this.options.handler(response);
    }
  };
})();
