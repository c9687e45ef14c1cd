import { failureCause, failureText } from '@/lib/donations/payment-failure';
import { dictionaries } from '@/lib/i18n/dictionaries';

describe('why a try to pay failed', () => {
  it.each([
    ['insufficient_funds', 'BAD_REQUEST_ERROR', 'funds'],
    ['payment_cancelled', 'BAD_REQUEST_ERROR', 'cancelled'],
    ['incorrect_otp', 'BAD_REQUEST_ERROR', 'proof'],
    ['bank_technical_error', 'GATEWAY_ERROR', 'technical'],
    ['a_reason_of_tomorrow', 'SERVER_ERROR', 'technical'],
    ['a_reason_of_tomorrow', 'BAD_REQUEST_ERROR', 'unknown'],
    ['constructor', 'BAD_REQUEST_ERROR', 'unknown'],
    [null, null, 'unknown'],
  ])('%s of %s comes to %s', (reason, code, cause) => {
    expect(failureCause(reason, code)).toBe(cause);
  });

  it('is said in the provider’s words on an English page, in our own in any other language', () => {
    const failure = { cause: 'funds', description: 'Insufficient balance.' } as const;
    const said = (language: 'en' | 'hi' | 'bn', description: string | null) => {
      const { causes } = dictionaries[language].checkout.failed;
      return failureText({ ...failure, description }, language, causes);
    };
    expect(said('en', failure.description)).toBe('Insufficient balance.');
    expect(said('en', null)).toBe('there was not enough money in the account.');
    expect(said('hi', failure.description)).toBe('खाते में पूरी राशि नहीं थी।');
    expect(said('bn', failure.description)).toBe('অ্যাকাউন্টে পুরো টাকা ছিল না।');
  });
});
