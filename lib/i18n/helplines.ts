/**
 * Helplines the site may name, each with its source and the day it was checked. A test fails when a source or a
 * date is missing. The centre calls each number before launch and renews the date.
 */
export type Helpline = {
  number: string;
  tel: string;
  name: string;
  use: string;
  hours: string;
  source: string;
  verifiedOn: string;
};

export const helplines = {
  emergency: {
    number: '112',
    tel: 'tel:112',
    name: 'Emergency',
    use: 'Someone is in danger, unconscious or cannot be woken',
    hours: 'Day and night',
    source: 'National emergency number; press report of 13 December 2025',
    verifiedOn: '2025-12-13',
  },
  teleManas: {
    number: '14416',
    tel: 'tel:14416',
    name: 'Tele-MANAS',
    use: 'Thoughts of suicide, despair, or a mind that will not rest',
    hours: 'Day and night, free, in many languages',
    source: 'Tele-MANAS, Government of India; press report of 13 December 2025',
    verifiedOn: '2025-12-13',
  },
  deAddiction: {
    number: '14446',
    tel: 'tel:14446',
    name: 'National de-addiction helpline',
    use: 'Advice about alcohol or drugs, for yourself or your family',
    hours: 'Free; hours may vary',
    source: 'Ministry of Social Justice and Empowerment; press report of 31 July 2025',
    verifiedOn: '2025-07-31',
  },
  child: {
    number: '1098',
    tel: 'tel:1098',
    name: 'Child Helpline',
    use: 'A child or young person needs help or protection',
    hours: 'Day and night',
    source: 'Childline; press reports of 20 June 2023 and 13 December 2025',
    verifiedOn: '2025-12-13',
  },
  women: {
    number: '181',
    tel: 'tel:181',
    name: 'Women Helpline',
    use: 'Violence at home, or the fear of it',
    hours: 'Day and night',
    source: 'Press report of 13 December 2025',
    verifiedOn: '2025-12-13',
  },
} as const satisfies Record<string, Helpline>;

/** Every line, in the words of a language. */
export type Helplines = Readonly<Record<keyof typeof helplines, Helpline>>;

type OwnLine = { callHours: { isSample?: boolean }; phone: string; phoneHref: string };

/** The number that somebody answers: the centre's, or the national helpline while the site has the contacts it comes with. */
export const answeredLine = ({ callHours, phone, phoneHref }: OwnLine) =>
  callHours.isSample
    ? { phone: helplines.deAddiction.number, phoneHref: helplines.deAddiction.tel }
    : { phone, phoneHref };
