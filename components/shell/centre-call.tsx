import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { site } from '@/lib/config/site';
import { unbroken } from '@/lib/config/site-facts';
import { openTimes } from '@/lib/contact/callback-words';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill, type Language } from '@/lib/i18n/language';
import { ClosedNow } from './open-now';

type Props = { language: Language; size?: 'large'; variant?: 'quiet'; children?: ReactNode };

/** The button that calls the centre, with its number where no other words are given; while nobody is there it says so. */
export function CentreCall({ language, children, ...look }: Props) {
  const { phone, phoneHref, callHours } = site();
  const { common, helpBar } = dictionaries[language];
  return (
    <ButtonLink href={phoneHref} icon="phone" {...look}>
      <span>
        {children ?? fill(common.call, { phone: unbroken(phone) })}
        <ClosedNow lines={openTimes(callHours, Date.now())}>
          {' '}
          <small className="unbroken">{helpBar.closed}</small>
        </ClosedNow>
      </span>
    </ButtonLink>
  );
}
