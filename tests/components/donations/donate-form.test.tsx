import { act, fireEvent, screen, within } from '@testing-library/react';
import { donorFields } from '@/lib/donations/donation';
import { donorFormats, donorMessages, fieldMessages } from '@/lib/formats/field-messages';
import { messages } from '@/lib/i18n/en/messages';
import { donateDictionary } from '@/tests/helpers/dictionaries';
import {
  answerWith,
  button,
  customAmount,
  donateNow,
  fetchWith,
  field,
  fillDonor,
  openForm,
  orderOf,
  problemOf,
  radio,
  responseOf,
  setup,
  siteWith,
  typed,
} from './form-page';

const good = {
  fullName: typed['Full Name'],
  email: typed.Email,
  mobile: typed['Mobile Number'],
  panCard: typed['PAN Card Number'],
  address: typed.Address,
} as const;
const keptValues = () => Object.keys(typed).map((label) => field(label));
const expectTypedKept = () => {
  for (const [index, text] of Object.values(typed).entries()) {
    expect(keptValues()[index]).toHaveValue(text);
  }
  expect(radio('₹1,000')).toBeChecked();
};

async function giveOneThousand(given?: Parameters<typeof openForm>[0]) {
  const user = openForm(given);
  await user.click(radio('₹1,000'));
  await fillDonor(user);
  await user.click(donateNow());
  return user;
}

describe('refusing what is missing', () => {
  it('says each of the five messages at its field, and all in a focused summary', async () => {
    const orders = answerWith(200, orderOf(100_000));
    const user = openForm();
    await user.click(radio('₹1,000'));
    await user.click(donateNow());
    const summary = screen.getByRole('heading', { name: 'Please check these fields' }).closest('[tabindex]');
    expect(summary).toHaveFocus();
    for (const [index, message] of Object.values(donorMessages).entries()) {
      const control = keptValues()[index];
      expect(control).toHaveAttribute('aria-invalid', 'true');
      expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(screen.getByRole('link', { name: message })).toHaveAttribute('href', `#${control?.id}`);
    }
    expect(orders.count()).toBe(0);
  });

  it('moves focus to the field when only one is missing, without a summary', async () => {
    const user = openForm();
    await user.click(radio('₹1,000'));
    await fillDonor(user, ['PAN Card Number']);
    await user.click(donateNow());
    expect(field('PAN Card Number')).toHaveFocus();
    expect(field('PAN Card Number')).toHaveAccessibleDescription(
      expect.stringContaining('Please enter your PAN card number.'),
    );
    expect(screen.queryByRole('heading', { name: 'Please check these fields' })).toBeNull();
  });

  it('clears the error of the edited field only', async () => {
    const user = openForm();
    await user.click(radio('₹1,000'));
    await user.click(donateNow());
    await user.type(field('Email'), 'a');
    expect(screen.queryByText(donorMessages.email)).toBeNull();
    expect(screen.getAllByText(donorMessages.mobile)).not.toHaveLength(0);
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['Full Name', '42', donorFormats.fullName],
    ['Full Name', 'Asha\u202eneS', fieldMessages.hidden],
    ['Email', 'v1@x.org, v2@y.org', donorFormats.email],
    ['Mobile Number', '123', donorFormats.mobile],
    ['PAN Card Number', 'ABCDE1234F', donorFormats.panCard],
  ] as const)('says beside %s what is wrong with %j and asks for no order', async (label, text, message) => {
    const orders = answerWith(200, orderOf(100_000));
    const user = openForm();
    await user.click(radio('₹1,000'));
    await fillDonor(user, [label]);
    await user.type(field(label), text);
    await user.click(donateNow());
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(orders.count()).toBe(0);
  });

  it('names the endpoint’s refusals in the language of its page', async () => {
    answerWith(400, problemOf('invalid_fields', { email: donorFormats.email }));
    const words = donateDictionary('bn');
    const user = openForm({ dictionary: words });
    await user.click(radio('₹1,000'));
    const { donor } = words.donate.form;
    for (const name of donorFields) await user.type(field(donor[name].label), good[name]);
    await user.click(button(words.donate.form.action));
    expect(field(donor.email.label)).toHaveAccessibleDescription(
      expect.stringContaining(donor.formats.email),
    );
  });

  it.each(['1.5', '0', '-5', '500001'])('answers the amount %s in the page', async (amount) => {
    const orders = answerWith(200, orderOf(100_000));
    const user = openForm();
    await user.type(customAmount(), amount);
    await fillDonor(user);
    await user.click(donateNow());
    expect(screen.getByRole('alert')).toHaveTextContent('Please select or enter a valid amount.');
    expect(customAmount()).toHaveFocus();
    expect(customAmount()).toHaveAccessibleDescription(expect.stringContaining(messages.donate.noAmount));
    expect(orders.count()).toBe(0);
    await user.click(radio('₹500'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('placing the order', () => {
  it('sends a one-time gift in whole units', async () => {
    const orders = answerWith(200, orderOf(100_000));
    await giveOneThousand();
    expect(orders.path()).toBe('/chat/payment/');
    expect(orders.order()).toEqual({
      name: 'Asha Sen',
      email: 'asha@example.org',
      contact: '9000000000',
      amount: 1000,
      currency: 'INR',
      receipt: expect.stringMatching(/^receipt_\d{13}_\w+$/),
      payment_capture: 1,
      donation_type: 'one-time',
      donor: { panCard: 'ABCPE1234F', address: 'CB 1, Salt Lake' },
      consent: true,
      dwell_ms: expect.any(Number),
    });
    expect(orders.headers()).toMatchObject({ 'idempotency-key': expect.stringMatching(/^\d{8,}$/) });
  });

  it('sends a sponsorship with its level and the price in the chosen currency', async () => {
    const orders = answerWith(200, orderOf(30_000, 'USD'));
    const user = openForm();
    await user.click(button('SPONSOR PROGRAM'));
    await user.click(radio(/Half Treatment/));
    await user.selectOptions(field('Choose Currency'), 'USD');
    await fillDonor(user);
    await user.click(donateNow());
    expect(orders.order()).toMatchObject({
      amount: 300,
      currency: 'USD',
      donation_type: 'sponsor',
      variant: 'half',
    });
  });

  it('makes one order of a double press, keeps focus and the choice while processing', async () => {
    const waiting = { answer: (_: Response) => {} };
    const orders = fetchWith(
      () =>
        new Promise((resolve) => {
          waiting.answer = resolve;
        }),
    );
    const user = await giveOneThousand();
    const processing = button('Processing...');
    expect(processing).toHaveFocus();
    expect(processing).toBeEnabled();
    expect(processing).toHaveAttribute('aria-disabled', 'true');
    await user.dblClick(processing);
    await user.click(radio('₹500'));
    expect(radio('₹1,000')).toBeChecked();
    expect(orders.count()).toBe(1);
    await act(async () => waiting.answer(responseOf(503, problemOf('backend_unreachable'))));
    expect(donateNow()).not.toHaveAttribute('aria-disabled');
  });

  it('makes one order of two submissions in one moment', async () => {
    const orders = answerWith(200, orderOf(100_000));
    const user = openForm();
    await user.click(radio('₹1,000'));
    await fillDonor(user);
    const form = screen.getByRole('form', { name: 'Donation form' });
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(orders.count()).toBe(1);
  });
});

describe('when no payment follows', () => {
  it('says that the payment script has not come and asks for no order, what was typed kept', async () => {
    const orders = answerWith(200, orderOf(100_000));
    await giveOneThousand({ setup: { ...setup, scriptUrl: 'https://checkout.test/v1/checkout.js' } });
    act(() => {
      document.querySelector('script[src^="https://checkout.test"]')?.dispatchEvent(new Event('error'));
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Razorpay is not loaded yet. Please try again.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', 'tel:+911111111111');
    expect(alert.parentElement).toHaveFocus();
    expect(orders.count()).toBe(0);
    expectTypedKept();
  });

  it('says that online giving is not open, nothing was taken and how else to give', async () => {
    answerWith(503, problemOf('payments_off'));
    await giveOneThousand({ site: { ...siteWith({}), upiId: 'trust@bank', bankDetails: 'Account 12345' } });
    const title = await screen.findByText('You cannot give online on this site yet.');
    const notice = title.closest('[role="status"]');
    expect(notice).toHaveTextContent('No money was taken.');
    expect(notice).toHaveTextContent('+91 11111 11111');
    expect(notice).toHaveTextContent('trust@bank');
    expect(notice).toHaveTextContent('Account 12345');
    expect(screen.queryByRole('alert')).toBeNull();
    expectTypedKept();
  });

  it.each([
    ['the backend is away', () => Promise.resolve(responseOf(503, problemOf('backend_unreachable')))],
    ['too many orders came', () => Promise.resolve(responseOf(429, problemOf('rate_limited')))],
    ['the line is broken', () => Promise.reject(new TypeError('failed'))],
  ])('answers with the document’s words when %s', async (_, answer) => {
    fetchWith(answer);
    await giveOneThousand();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred while processing your payment. Please try again.',
    );
    expectTypedKept();
  });

  it('logs an order without an order_id and shows the general words', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    answerWith(200, { amount: 100_000, currency: 'INR' });
    await giveOneThousand();
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.donate.unexpected);
    expect(log).toHaveBeenCalledWith('Failed to create order - missing order_id');
  });

  it('puts the endpoint’s refusals at the form’s own fields', async () => {
    const fields = { name: 'Too long.', contact: 'Not a number.', 'donor.panCard': 'Too short.' };
    answerWith(400, problemOf('invalid_fields', fields));
    await giveOneThousand();
    expect(field('Full Name')).toHaveAccessibleDescription(/^Error: ?Too long\.$/);
    expect(field('Mobile Number')).toHaveAccessibleDescription(/Not a number/);
    expect(field('PAN Card Number')).toHaveAccessibleDescription(expect.stringContaining('Too short.'));
    expectTypedKept();
  });

  it('takes a refused amount as an invalid one', async () => {
    answerWith(400, problemOf('invalid_fields', { amount: 'Too much.' }));
    await giveOneThousand();
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.donate.noAmount);
  });

  it('can be sent again after a failure', async () => {
    const orders = answerWith(503, problemOf('backend_unreachable'));
    const user = await giveOneThousand();
    await screen.findByRole('alert');
    await user.click(donateNow());
    expect(orders.count()).toBe(2);
  });
});
