import { telHref, unbroken } from '@/lib/config/site-facts';

/** A text of the operator's in which no number to call breaks over two lines. */
const wholeNumbers = (text: string) => text.replace(/\+?\d[\d ]{6,}\d/g, unbroken);

/** An e-mail address or a telephone number that can be tapped; anything else stays as it is, its numbers on one line. */
export function ContactLink({ to }: { to: string }) {
  if (/^[^\s@]+@[^\s@]+$/.test(to)) {
    const [who, host] = to.split('@');
    return (
      <a href={`mailto:${to}`} aria-label={to}>
        {who}@<wbr />
        {host}
      </a>
    );
  }
  return /^\+?[\d\s-]{5,}$/.test(to) ? <a href={telHref(to)}>{to}</a> : wholeNumbers(to);
}
