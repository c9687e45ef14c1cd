import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { site } from '@/lib/config/site';
import { unbroken } from '@/lib/config/site-facts';
import { openLines, openTimes } from '@/lib/contact/callback-words';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { helplines } from '@/lib/i18n/helplines';
import { fill, type Language } from '@/lib/i18n/language';
import { ByHour, ClosedNow, OpenNow } from './open-now';

type Look = { size?: 'large'; variant?: 'quiet' };
/** `ask`: where to ask for a call, the first way while nobody is there. */
type Props = Look & { language: Language; children?: ReactNode; ask?: string };

/** The button that calls the centre, with its number where no other words are given; while nobody is there it says so. */
export function CentreCall({ language, children, ask, ...look }: Props) {
  const { phone, phoneHref, callHours } = site();
  const { common, helpBar, callback, home } = dictionaries[language];
  const lines = openLines(callHours, { copy: callback, language, nowMs: Date.now() });
  const call = (
    <ButtonLink key="call" href={phoneHref} icon="phone" {...look}>
      <span>
        {children ?? fill(common.call, { phone: unbroken(phone) })}
        <ClosedNow lines={ask ? lines : openTimes(callHours, Date.now())}>
          {' '}
          <small className="unbroken">{helpBar.closed}</small>
        </ClosedNow>
      </span>
    </ButtonLink>
  );
  if (!ask) return call;
  const request = (
    <ButtonLink key="ask" href={ask} {...look} variant="quiet">
      {callback.action}
    </ButtonLink>
  );
  const hours = (
    <OpenNow key="hours" lines={lines}>
      <a href={helplines.teleManas.tel}>{home.doors.dayAndNight}</a>
    </OpenNow>
  );
  return <ByHour {...{ lines, call, ask: request, hours }} />;
}
