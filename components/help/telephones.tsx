import { helplines } from '@/lib/i18n/helplines';

const numbers = new Map<string, string>(Object.values(helplines).map(({ number, tel }) => [number, tel]));
/** Numbers, and words with a hyphen, which no line may break: Tele-MANAS. */
const PIECES = /(\d+|[\p{L}\p{M}]{1,12}-[\p{L}\p{M}]{1,12})/u;

/** A sentence in which the number of a helpline can be pressed. */
export const Telephones = ({ text }: { text: string }) =>
  text.split(PIECES).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const href = numbers.get(piece);
    const key = `${index} ${piece}`;
    if (href)
      return (
        <a key={key} href={href}>
          {piece}
        </a>
      );
    return (
      <span key={key} className="unbroken">
        {piece}
      </span>
    );
  });
