import { act, screen, waitFor } from '@testing-library/react';
import { careCopy } from '@/lib/i18n/care';
import { donateNow, fetchBy, field, fillDonor, openForm, orderOf, radio } from './form-page';
// The desk fetches it; here it is read before a test's time runs.
import '@/components/donations/donor-care';

const ORDER = '/chat/payment/';
const region = () => screen.queryByRole('region', { name: careCopy.en.title });

async function filledForm(label: string, text: string) {
  const orders = fetchBy({ [ORDER]: [[200, { ...orderOf(100_000), key_id: 'sandbox' }]] });
  const user = openForm();
  await user.click(radio(/1,000/));
  await fillDonor(user);
  await user.clear(field(label));
  await user.type(field(label), text);
  return { user, orders: () => orders.bodiesOf(ORDER) };
}

it.each([
  ['Full Name', 'kill myself'],
  ['Email', 'ami morte chai'],
  ['Mobile Number', 'मरना है'],
  ['PAN Card Number', 'bish kheyechi'],
  ['Address', 'আমি মরতে চাই'],
])(
  'danger told in %s shows the card as the field is left, and holds the gift until the donor goes on',
  async (label, text) => {
    const { user, orders } = await filledForm(label, text);
    await user.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: /14416/ })).toBeInTheDocument());
    await user.click(donateNow());
    expect(orders()).toEqual([]);
    await user.click(
      screen.getByRole('button', { name: /not an emergency|আপৎকালীন|জরুরি অবস্থা নয়|आपात स्थिति नहीं/ }),
    );
    expect(screen.queryByRole('link', { name: /14416/ })).toBeNull();
    expect(donateNow()).toHaveFocus();
  },
);

it('a press moves the reading position to the card, and after "continue" the gift goes its way', async () => {
  const { user, orders } = await filledForm('Address', 'i want to kill myself');
  await user.click(donateNow());
  await waitFor(() => expect(region()).toBeInTheDocument());
  await user.click(donateNow());
  expect(screen.getByRole('heading', { name: careCopy.en.title })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: careCopy.en.continue }));
  await user.click(donateNow());
  await waitFor(() => expect(orders()).toHaveLength(1));
});

it('a name that only sounds like danger is given like any other', async () => {
  const { user, orders } = await filledForm('Full Name', 'Maran Das');
  await user.click(donateNow());
  await waitFor(() => expect(orders()).toHaveLength(1));
  await act(async () => {});
  expect(region()).toBeNull();
});
