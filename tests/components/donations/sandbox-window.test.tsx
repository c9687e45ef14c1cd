import { act, screen, waitFor, within } from '@testing-library/react';
import { donorFields } from '@/lib/donations/donation';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';
import { donateDictionary } from '@/tests/helpers/dictionaries';
import {
  button,
  donateNow,
  fetchBy,
  field,
  fillDonor,
  openForm,
  orderOf,
  problemOf,
  radio,
  setup,
  typed,
} from './form-page';

const token = 'AbCdEfGhIjKlMnOpQrStUv';
const paid = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'a'.repeat(64),
};
const declined = { outcome: 'failure', error: { description: 'The bank declined.' } };
const order = { ...orderOf(100_000), key_id: 'sandbox', gift_token: token };

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

async function openWindow(answers: Parameters<typeof fetchBy>[0]) {
  const net = fetchBy({ '/chat/payment/': [[200, order]], ...answers });
  const user = openForm();
  await user.click(radio('₹1,000'));
  await fillDonor(user);
  await user.click(donateNow());
  const dialog = await screen.findByRole('dialog', { name: 'Test mode – no money moves' });
  return { net, user, dialog };
}

describe('the test window', () => {
  it('says what it would take, and that it is a test', async () => {
    const { dialog } = await openWindow({});
    expect(dialog).toHaveTextContent('Trust');
    expect(dialog).toHaveTextContent('₹1,000');
    expect(dialog).toHaveTextContent('order_1');
    expect(screen.getByText('Test of ₹1,000: no money moves')).toBeInTheDocument();
    expect(button('Processing...')).toHaveAttribute('aria-disabled', 'true');
  });

  it('pays: the gift is verified, thanked for, and everything is empty again', async () => {
    const { net, user, dialog } = await openWindow({
      '/chat/payment/sandbox/': [[200, { outcome: 'success', response: paid }]],
      '/chat/payment/verify/': [[200, { success: true }]],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Pay' }));
    const done = await screen.findByText('Payment Successful! Thank you for your donation.');
    expect(done.closest('[data-answer]')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Your gift and its receipt' })).toHaveAttribute(
      'href',
      `/Donate/thank-you/${token}`,
    );
    expect(net.bodiesOf('/chat/payment/verify/')).toEqual([
      { order_id: 'order_1', payment_id: 'pay_1', signature: 'a'.repeat(64) },
    ]);
    expect(radio('₹1,000')).not.toBeChecked();
    expect(field('PAN Card Number')).toHaveValue('');
    expect(donateNow()).toBeDisabled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('fails, stays open, and pays at the second try', async () => {
    const { user, dialog } = await openWindow({
      '/chat/payment/sandbox/': [
        [200, declined],
        [200, { outcome: 'success', response: paid }],
      ],
      '/chat/payment/verify/': [[200, { success: true }]],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Let the payment fail' }));
    expect(await screen.findByText('Payment failed: The bank declined.')).toBeInTheDocument();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('This attempt failed: The bank declined.');
    expect(donateNow()).toBeEnabled();
    await user.click(within(dialog).getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText(messages.donate.done)).toBeVisible();
  });

  it('closed without paying ends processing at once and keeps what was typed', async () => {
    const { user, dialog } = await openWindow({
      [`/chat/payment/gift/${token}`]: [[200, { state: 'created' }]],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Close without paying' }));
    expect(await screen.findByText(/We are checking whether a payment came in/)).toBeVisible();
    expect(donateNow()).not.toHaveAttribute('aria-disabled');
    expect(field('Full Name')).toHaveValue('Asha Sen');
    expect(console.info).toHaveBeenCalledWith('Payment window dismissed');
  });

  it('says so when the site cannot be reached, and can be asked again', async () => {
    const { user, dialog } = await openWindow({
      '/chat/payment/sandbox/': [[503, problemOf('backend_unreachable')]],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Let it fail, then arrive late' }));
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('could not reach'));
    expect(within(dialog).getByRole('button', { name: 'Pay' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('when nobody confirms a payment', () => {
  it('a final no shows the document’s words, that the money is safe and the payment’s number', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, dialog } = await openWindow({
      '/chat/payment/sandbox/': [[200, { outcome: 'success', response: paid }]],
      '/chat/payment/verify/': [[200, { success: false }]],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Pay' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Payment verification failed. Please contact support.');
    expect(alert).toHaveTextContent('Your money is safe');
    expect(alert).toHaveTextContent('Please do not pay again');
    expect(alert).toHaveTextContent('pay_1');
  });

  it('an answer without its parts shows the same', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, dialog } = await openWindow({
      '/chat/payment/sandbox/': [[200, { outcome: 'success', response: { razorpay_payment_id: 'pay_1' } }]],
    });
    await act(() => user.click(within(dialog).getByRole('button', { name: 'Pay' })));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.donate.verificationFailed);
    expect(console.error).toHaveBeenCalledWith('Incomplete Razorpay response');
  });
});

describe('the declaration of citizenship', () => {
  it('is asked for where the trust must, and travels with the order', async () => {
    const net = fetchBy({ '/chat/payment/': [[503, problemOf('backend_unreachable')]] });
    const user = openForm({ setup: { ...setup, citizen: 'asked' } });
    await user.click(radio('₹1,000'));
    await fillDonor(user);
    await user.click(donateNow());
    const box = screen.getByRole('checkbox', { name: 'I am a citizen of India' });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(expect.stringContaining('Please confirm'));
    expect(net.bodiesOf('/chat/payment/')).toEqual([]);
    await user.click(box);
    expect(box).not.toHaveAttribute('aria-invalid');
    await user.click(donateNow());
    expect(net.bodiesOf('/chat/payment/')).toEqual([expect.objectContaining({ citizen_of_india: true })]);
  });
});

describe('on a page in Hindi', () => {
  it('names its language in the order and says in it why a try failed', async () => {
    const { donate, checkout, messages: words } = dictionaries.hi;
    const { donor } = donate.form;
    const net = fetchBy({
      '/chat/payment/': [[200, order]],
      '/chat/payment/sandbox/': [
        [200, { outcome: 'failure', error: { ...declined.error, reason: 'card_declined' } }],
      ],
    });
    const user = openForm({ dictionary: donateDictionary('hi') });
    await user.click(radio('₹1,000'));
    const texts = Object.values(typed);
    for (const [index, name] of donorFields.entries())
      await user.type(field(donor[name].label), texts[index] ?? '');
    await user.click(button(donate.form.action));
    const dialog = await screen.findByRole('dialog', { name: checkout.sandbox.title });
    await user.click(within(dialog).getByRole('button', { name: checkout.sandbox.failure }));
    const why = checkout.failed.causes.declined;
    expect(await screen.findByText(fill(words.donate.failed, { description: why }))).toBeInTheDocument();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(why);
    expect(screen.queryByText(/The bank declined/)).toBeNull();
    expect(net.bodiesOf('/chat/payment/')).toEqual([expect.objectContaining({ language: 'hi' })]);
  });
});
