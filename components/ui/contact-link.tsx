import { telHref } from '@/lib/config/site-facts';

/** E-mail addresses and numbers to call in a text of the operator's; a short number only where it is the whole text. */
const CONTACTS = /([^\s@,;]{1,64}@[^\s@,;]{0,250}[^\s@,;.]|^\+?\d[\d -]{3,20}\d$|\+?\d[\d -]{6,20}\d)/;

/** A text in which e-mail addresses and telephone numbers can be tapped; no number breaks over two lines. */
export const ContactLink = ({ to }: { to: string }) =>
  to.split(CONTACTS).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const key = `${index} ${piece}`;
    const [who, host] = piece.split('@');
    if (host === undefined)
      return (
        <a key={key} className="unbroken" href={telHref(piece)}>
          {piece}
        </a>
      );
    return (
      <a key={key} href={`mailto:${piece}`} aria-label={piece}>
        {who}@<wbr />
        {host}
      </a>
    );
  });
