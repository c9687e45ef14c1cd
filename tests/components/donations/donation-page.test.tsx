import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { AddressedDonationPage, DonationPage } from '@/components/donations/donation-page';
import { routes } from '@/lib/config/routes';
import type { Donation } from '@/lib/donations/schema';
import { receipts } from '@/lib/i18n/receipts';
import { donationDictionary } from '@/tests/helpers/dictionaries';
import { donationToken, makeDonation, makeReceipt } from '@/tests/helpers/make-donation';
import { makeSite } from '@/tests/helpers/make-site';
import { fetchBy, problemOf } from './form-page';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const OWN = `/chat/payment/gift/${donationToken}`;
const BY_COOKIE = '/chat/payment/gift/';

function show(path: string, status: number, body: unknown) {
  fetchBy({ [path]: [[status, body]] });
  render(
    <DonationPage
      token={path === OWN ? donationToken : null}
      dictionary={donationDictionary()}
      site={makeSite()}
    />,
  );
  return userEvent.setup();
}
const showDonation = (given: Partial<Donation> = {}) => show(OWN, 200, makeDonation(given));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('a gift’s own page', () => {
  it.each([
    ['created', 'We have not seen a payment yet.'],
    ['failed', 'The last payment attempt did not go through.'],
    ['expired', 'This gift was not paid.'],
    ['confirming', 'Your payment is being confirmed.'],
    ['paid', 'Thank you. Your gift has arrived.'],
    ['partially_refunded', 'Part of your gift was refunded.'],
    ['refunded', 'Your gift was refunded.'],
    ['withdrawn', 'We have withdrawn this entry.'],
  ] as const)('says of a gift that is %s: %s', async (state, words) => {
    showDonation({ state, receipt: null });
    expect((await heading(words)).closest('[role="status"]')).not.toBeNull();
    expect(screen.getByText('₹1,000')).toBeVisible();
  });

  it('asks for another gift only where the order may still be paid, or ran out', async () => {
    showDonation({ state: 'failed', can_retry: true, receipt: null });
    expect(await screen.findByRole('link', { name: 'Give again' })).toHaveAttribute('href', '/Donate');
    expect(screen.getByRole('button', { name: 'Check again now' })).toBeVisible();
  });

  it('does not ask a donor who has paid to give again', async () => {
    showDonation();
    await heading('Thank you. Your gift has arrived.');
    expect(screen.queryByRole('link', { name: 'Give again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check again now' })).toBeNull();
  });

  it('shows the receipt in the language of the donor’s choice, with its PDF', async () => {
    const user = showDonation();
    const receipt = await screen.findByRole('region', { name: 'Receipt' });
    expect(within(receipt).getByText('SCCT/2026-27/000123')).toBeVisible();
    await user.click(within(receipt).getByRole('button', { name: 'বাংলা' }));
    expect(within(receipt).getByRole('heading', { name: 'দানের রসিদ' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'bn',
    );
    expect(within(receipt).getByRole('link', { name: 'Save as PDF' })).toHaveAttribute(
      'href',
      `/Donate/thank-you/${donationToken}/receipt/bn.pdf`,
    );
  });

  it('names who gave, when, and the numbers by which the gift is found again', async () => {
    showDonation({ donor_name: 'Asha Sen', payment_id: 'pay_Abc123' });
    await heading('Thank you. Your gift has arrived.');
    const rows = screen.getAllByText(/^(From|Date|Payment number|Receipt number)$/).slice(0, 4);
    expect(rows.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual([
      'Asha Sen',
      '21\u00a0November\u00a02026',
      'pay_Abc123',
      'SCCT/2026-27/000123',
    ]);
  });

  it('gives the heading the focus once it is there, unless the reader has gone elsewhere', async () => {
    showDonation({});
    expect(await screen.findByRole('heading', { level: 2, name: /Thank you/ })).toHaveFocus();
  });

  it('says what the e-mail will say only where one is sent', async () => {
    const mail = /email with the subject “Shiv Chandra Charitable Trust: receipt SCCT\/2026-27\/000123”/;
    showDonation();
    expect(await screen.findByText(mail)).toBeVisible();
    cleanup();
    fetchBy({ [OWN]: [[200, makeDonation()]] });
    const silent = { ...donationDictionary(), sendsMail: false };
    render(<DonationPage token={donationToken} dictionary={silent} site={makeSite()} />);
    await heading('Thank you. Your gift has arrived.');
    expect(screen.queryByText(mail)).toBeNull();
  });

  it('leads back to the home page in its own language', async () => {
    fetchBy({ [OWN]: [[200, makeDonation()]] });
    const dictionary = donationDictionary('bn');
    render(<DonationPage token={donationToken} dictionary={dictionary} site={makeSite()} />);
    const back = await screen.findByRole('link', { name: dictionary.donation.home });
    expect(back).toHaveAttribute('href', '/bn');
  });

  it('copies its address, the way back to the gift', async () => {
    const user = showDonation();
    await user.click(await screen.findByRole('button', { name: 'Copy this page’s link' }));
    expect(await screen.findByText('The link is copied. Paste it where only you can see it.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(location.href);
  });

  it('prints the receipt alone, and where there is none what the page says of the gift', async () => {
    showDonation();
    const receipted = await heading('Thank you. Your gift has arrived.');
    expect(receipted.closest('[data-print="no"]')).not.toBeNull();
    cleanup();
    showDonation({ mode: 'test', receipt: null });
    const plain = await heading('Thank you. The test payment went through.');
    expect(plain.closest('[data-print="no"]')).toBeNull();
    expect(screen.getByText('₹1,000').closest('[data-print="no"]')).toBeNull();
  });

  it('prints on request', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const user = showDonation();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('marks a cancelled receipt as one', async () => {
    showDonation({ state: 'refunded', refunded: 100_000, receipt: makeReceipt({ status: 'cancelled' }) });
    expect(await heading('Cancelled receipt')).toBeVisible();
  });

  it.each(['en', 'hi', 'bn'] as const)(
    'says of an entry that the trust withdrew nothing of a refund: %s',
    async (language) => {
      fetchBy({
        [OWN]: [[200, makeDonation({ state: 'withdrawn', receipt: makeReceipt({ status: 'cancelled' }) })]],
      });
      const dictionary = donationDictionary(language);
      render(<DonationPage token={donationToken} dictionary={dictionary} site={makeSite()} />);
      await heading(dictionary.donation.states.withdrawn.title);
      expect(screen.getByText(receipts[language].withdrawn)).toBeVisible();
      for (const words of [dictionary.donation.facts.refunded, dictionary.donation.states.refunded.text])
        expect(screen.queryByText(words)).toBeNull();
      expect(screen.queryByText(receipts[language].cancelled)).toBeNull();
    },
  );

  it('says of a test that no money moved and shows no receipt', async () => {
    showDonation({ mode: 'test', receipt: null });
    expect(await screen.findByText('Test mode – no money moves')).toBeVisible();
    expect(screen.getByText('This was a test. No money moved, so there is no receipt.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Thank you. The test payment went through.');
    expect(screen.queryByText(/gift has arrived|stay on this page/)).toBeNull();
  });

  it('says how to reach people where nobody knows the gift', async () => {
    show(OWN, 404, problemOf('not_found'));
    await heading('No gift found here');
    expect(screen.getByRole('link', { name: '+91 33 0000 0000' })).toHaveAttribute(
      'href',
      'tel:+913300000000',
    );
  });

  it('says that the money is safe while nobody can say more', async () => {
    show(OWN, 503, problemOf('backend_unreachable'));
    await heading('We cannot look up your gift at the moment.');
    expect(screen.getByText(/Please do not pay again/)).toBeVisible();
  });
});

describe('the page that finds a gift again', () => {
  it('leads to the gift’s own page', async () => {
    show(BY_COOKIE, 200, makeDonation());
    expect(await screen.findByRole('link', { name: 'Open this gift’s page' })).toHaveAttribute(
      'href',
      `/Donate/thank-you/${donationToken}`,
    );
  });

  it('says what else helps where the browser knows of none', async () => {
    show(BY_COOKIE, 404, problemOf('not_found'));
    expect(await screen.findByText(/We can find no gift from this browser/)).toBeVisible();
  });
});

describe('the one page of all gifts', () => {
  it('shows the gift that its address names, and leads to it in the other languages', async () => {
    jest.mocked(usePathname).mockReturnValue(`/hi/Donate/thank-you/${donationToken}`);
    const drawn = document.createElement('a');
    drawn.href = `/bn${routes.anyThankYou}`;
    document.body.append(drawn);
    fetchBy({ [OWN]: [[200, makeDonation()]] });
    render(<AddressedDonationPage dictionary={donationDictionary()} site={makeSite()} />);
    expect(await heading('Thank you. Your gift has arrived.')).toBeVisible();
    expect(drawn).toHaveAttribute('href', `http://localhost/bn/Donate/thank-you/${donationToken}`);
    drawn.remove();
  });
});
