import { fireEvent, screen, within } from '@testing-library/react';
import { currencies, defaultLimits } from '@/lib/config/currencies';
import { button, customAmount, donateNow, openForm, radio } from './form-page';

const currency = () => screen.getByRole('combobox', { name: 'Choose Currency' });
const checked = () => screen.queryAllByRole('radio').filter((one) => one.matches(':checked'));
const summary = (text: string) => screen.getAllByRole('status').some((one) => one.textContent === text);

describe('choosing a gift', () => {
  it('starts as a one-time donation in rupees with nothing chosen', () => {
    openForm();
    expect(button('ONE-TIME DONATION')).toHaveAttribute('aria-pressed', 'true');
    expect(button('SPONSOR PROGRAM')).toHaveAttribute('aria-pressed', 'false');
    expect(currency()).toHaveDisplayValue('Indian rupee (₹)');
    expect(checked()).toEqual([]);
    expect(customAmount()).toHaveDisplayValue('');
  });

  it('keeps Donate Now off and says why until an amount is chosen', async () => {
    const user = openForm();
    expect(donateNow()).toBeDisabled();
    expect(donateNow()).toHaveAccessibleDescription('Choose an amount first.');
    await user.click(radio('₹1,000'));
    expect(donateNow()).toBeEnabled();
    expect(donateNow()).toHaveAccessibleDescription('One-time donation of ₹1,000 (INR)');
  });

  it('offers the six amounts of the document in one labelled group', () => {
    openForm();
    const group = screen.getByRole('group', { name: 'Choose an amount' });
    const names = within(group)
      .getAllByRole('radio')
      .map((one) => one.closest('label')?.textContent);
    expect(names).toEqual(['₹500', '₹1,000', '₹2,000', '₹5,000', '₹10,000', '₹25,000']);
  });

  it('announces the amount politely', async () => {
    const user = openForm();
    await user.click(radio('₹1,000'));
    expect(summary('You are giving ₹1,000')).toBe(true);
  });

  it('puts out the typed amount when a fixed one is chosen', async () => {
    const user = openForm();
    await user.type(customAmount(), '750');
    await user.click(radio('₹2,000'));
    expect(customAmount()).toHaveDisplayValue('');
    expect(checked()).toEqual([radio('₹2,000')]);
  });

  it('puts out the fixed amount when one is typed', async () => {
    const user = openForm();
    await user.click(radio('₹2,000'));
    await user.type(customAmount(), '750');
    expect(checked()).toEqual([]);
    expect(summary('You are giving ₹750')).toBe(true);
  });

  it('is off again when the typed amount is emptied', async () => {
    const user = openForm();
    await user.type(customAmount(), '750');
    await user.clear(customAmount());
    expect(donateNow()).toBeDisabled();
  });

  it('puts out the amount when sponsoring is chosen, and the sponsorship on the way back', async () => {
    const user = openForm();
    await user.type(customAmount(), '750');
    await user.click(button('SPONSOR PROGRAM'));
    expect(donateNow()).toBeDisabled();
    await user.click(radio(/Half Treatment \(45 days\)/));
    await user.click(button('ONE-TIME DONATION'));
    expect(donateNow()).toBeDisabled();
    expect(customAmount()).toHaveDisplayValue('');
    await user.click(button('SPONSOR PROGRAM'));
    expect(checked()).toEqual([]);
  });

  it('forgets the chosen amount when ONE-TIME DONATION is pressed again', async () => {
    const user = openForm();
    await user.click(radio('₹500'));
    await user.click(button('ONE-TIME DONATION'));
    expect(checked()).toEqual([]);
  });

  it('holds one sponsorship level at a time', async () => {
    const user = openForm();
    await user.click(button('SPONSOR PROGRAM'));
    await user.click(radio('Half Treatment (45 days) ₹25,000'));
    await user.click(radio('Full Treatment ₹50,000'));
    expect(checked()).toEqual([radio('Full Treatment ₹50,000')]);
    expect(summary('You are giving ₹50,000')).toBe(true);
  });

  it('makes half a treatment $300 when the currency becomes dollars, focus staying where it is', async () => {
    const user = openForm();
    await user.click(button('SPONSOR PROGRAM'));
    await user.click(radio(/Half Treatment/));
    await user.selectOptions(currency(), 'USD');
    expect(radio('Half Treatment (45 days) $300')).toBeChecked();
    expect(summary('You are giving $300')).toBe(true);
    expect(currency()).toHaveFocus();
  });

  it('clears a typed amount with its currency and says so politely', async () => {
    const user = openForm();
    await user.type(customAmount(), '500');
    await user.selectOptions(currency(), 'USD');
    expect(customAmount()).toHaveDisplayValue('');
    expect(summary('You changed the currency. Please choose the amount again.')).toBe(true);
    await user.click(radio('$25'));
    expect(summary('You are giving $25')).toBe(true);
  });

  it.each([
    ['0', 'Whole amounts, from ₹1 to ₹5,00,000.'],
    ['-5', 'Whole amounts, from ₹1 to ₹5,00,000.'],
    ['1.5', 'Whole amounts, from ₹1 to ₹5,00,000.'],
    ['700000', 'For a gift of more than ₹5,00,000, please call us: +91 11111 11111'],
  ])('says of %s which limit it breaks, before the press and after it', async (text, reason) => {
    const user = openForm();
    await user.type(customAmount(), text);
    expect(summary(reason)).toBe(true);
    await user.click(donateNow());
    expect(summary(reason)).toBe(true);
  });

  it('says beside the sponsorships what they go towards', async () => {
    const user = openForm();
    await user.click(button('SPONSOR PROGRAM'));
    expect(
      screen.getByText(/detox, counselling, room and meals. It may not cover a whole stay/),
    ).toBeVisible();
  });

  it('offers only the enabled currencies, the first of them chosen where rupees are off', () => {
    const limits = { INR: 9, USD: 6000, EUR: 6000, GBP: 6000 };
    openForm({ options: { currencies: ['EUR', 'GBP'], limits } });
    expect(within(currency()).getAllByRole('option')).toHaveLength(2);
    expect(currency()).toHaveDisplayValue('Euro (€)');
  });

  it('closes amounts above the largest gift, and says whom to call', () => {
    const limits = { INR: 9000, USD: 9000, EUR: 9000, GBP: 9000 };
    openForm({ options: { currencies, limits } });
    expect(radio('₹5,000')).toBeEnabled();
    expect(radio('₹10,000')).toBeDisabled();
    expect(screen.getByText(/more than ₹9,000/)).toHaveTextContent('+91 11111 11111');
  });

  it('offers each currency its own fixed amounts, with nothing chosen after a change', async () => {
    const user = openForm();
    await user.click(radio('₹500'));
    await user.selectOptions(currency(), 'USD');
    expect(radio('$25')).toBeEnabled();
    expect(screen.queryByRole('radio', { name: '$25,000' })).toBeNull();
    expect(checked()).toEqual([]);
    expect(donateNow()).toBeDisabled();
  });

  it('says what an amount does only where the trust has confirmed it, in its own currency', async () => {
    const purposes = [{ currency: 'INR', amount: 2000, text: 'A day of meals for four people' }] as const;
    const user = openForm({ options: { currencies, limits: defaultLimits, purposes } });
    expect(radio('₹2,000 A day of meals for four people')).toBeEnabled();
    expect(radio('₹1,000')).toBeEnabled();
    await user.selectOptions(currency(), 'USD');
    expect(screen.queryByText(/A day of meals/)).toBeNull();
  });

  it('says beside a button that waits what it waits for, and leads there', () => {
    openForm();
    expect(donateNow()).toHaveAccessibleDescription('Choose an amount first.');
    const way = screen.getByRole('link', { name: 'Choose an amount first.' });
    expect(document.querySelector(String(way.getAttribute('href')))).toContainElement(radio('₹500'));
  });
});

describe('an amount as people write it', () => {
  /** jsdom has no editing commands; this one inserts at the end, where the caret stands after typing. */
  const execCommand = (_name: string, _ui: boolean, text: string) => {
    const box = customAmount();
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(box, `${Reflect.get(box, 'value')}${text}`);
    return fireEvent(box, new Event('input', { bubbles: true }));
  };
  beforeEach(() => {
    Object.assign(document, { execCommand });
  });

  it.each([
    ['1,000', '₹1,000'],
    ['1,00,000', '₹1,00,000'],
    ['१००', '₹100'],
    ['১০০', '₹100'],
    ['５００', '₹500'],
    [' 5 ', '₹5'],
  ])('%j is read as meant', async (text, amount) => {
    const user = openForm();
    await user.click(customAmount());
    await user.paste(text);
    expect(screen.getByText(`You are giving ${amount}`)).toBeInTheDocument();
  });

  it.each(['5,50', '1.000', '1e3', '5.50', '-5', '5k', '2 lakh', '100,00'])(
    '%j is refused in words and never given as something else',
    async (text) => {
      const user = openForm();
      await user.click(customAmount());
      await user.paste(text);
      expect(screen.queryByText(/^You are giving/)).toBeNull();
      await user.click(donateNow());
      expect(screen.getAllByText('Please select or enter a valid amount.')).not.toHaveLength(0);
    },
  );
});
