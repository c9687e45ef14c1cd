import { helplines } from '@/lib/i18n/helplines';

const numbers = new Map<string, string>(Object.values(helplines).map(({ number, tel }) => [number, tel]));

/** A sentence in which the number of a helpline can be pressed. */
export const Telephones = ({ text }: { text: string }) =>
  text.split(/(\d+)/).map((piece) => {
    const href = numbers.get(piece);
    return href ? (
      <a key={piece} href={href}>
        {piece}
      </a>
    ) : (
      piece
    );
  });
