import { pageMetadata } from '@/app/metadata';
import { DonateForm } from '@/components/features/donate/donate-form';
import { Giving } from '@/components/sections/donate/giving';
import { GoodToKnow } from '@/components/sections/donate/good-to-know';
import { GivingOff, GivingWithoutScript } from '@/components/sections/donate/without-form';
import { donate } from '@/lib/content/en/donate';
import { currencies } from '@/lib/domain/donation';
import { env } from '@/lib/env';
import { largestGift } from '@/lib/http/donation-limits';
import { paymentsMode } from '@/lib/payments/mode';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const generateMetadata = () =>
  pageMetadata({ title: donate.metaTitle, description: donate.description, path: routes.donate });

function giftOptions() {
  const settings = env();
  return {
    currencies: currencies.filter((currency) => settings.DONATION_CURRENCIES.includes(currency)),
    limits: {
      INR: largestGift('INR', settings),
      USD: largestGift('USD', settings),
      EUR: largestGift('EUR', settings),
      GBP: largestGift('GBP', settings),
    },
  };
}

export default function DonatePage() {
  const place = site();
  const { phone, phoneHref, upiId, bankDetails } = place;
  const options = giftOptions();
  const isOff = paymentsMode() === 'off' || options.currencies.length === 0;
  return (
    <>
      <Giving copy={donate} site={place}>
        {isOff ? (
          <GivingOff copy={donate} site={place} />
        ) : (
          <>
            <GivingWithoutScript copy={donate} site={place} />
            <DonateForm options={options} site={{ phone, phoneHref, upiId, bankDetails }} />
          </>
        )}
      </Giving>
      <GoodToKnow copy={donate.know} />
    </>
  );
}
