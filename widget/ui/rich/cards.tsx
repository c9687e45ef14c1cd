import { itemLabel, itemValue } from '../../core/choices';
import type { Card } from '../../core/types';
import { isSafeAddress } from '../light-markdown';
import type { OptionsProps } from '../options';
import { Option } from '../options';
import { useRichTexts } from './words';

type Props = OptionsProps & { cards: readonly Card[] };

/** A region that scrolls sideways must be reachable by keyboard, though it is no control. */
const scrollable = { tabIndex: 0 };

/** Cards side by side; more than fit are reached by scrolling, by the arrow keys too. */
export function Cards({ cards, labelledBy, ...props }: Props) {
  const words = useRichTexts();
  const { lang } = props.entry;
  return (
    <section
      {...scrollable}
      className="rcb-cards"
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : words.cards}
    >
      <ul className="rcb-card-list" lang={lang}>
        {keyed(cards).map(([key, card]) => (
          <CardItem key={key} card={card} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** Two cards may have the same title, so where a card stands is its key. */
const keyed = (cards: readonly Card[]) => cards.map((card, index) => [`card-${index}`, card] as const);

function CardItem({ card, entry, isLive, look }: Omit<Props, 'cards' | 'labelledBy'> & { card: Card }) {
  const { title, text, image, options = [], links = [] } = card;
  const { ariaLabel, general } = look.settings;
  const { chosen } = entry.interactive;
  return (
    <li className="rcb-card">
      {image && (
        <img
          className="rcb-card-image"
          src={image.src}
          alt={image.alt}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
      <p className="rcb-card-title">{title}</p>
      {text && <p className="rcb-card-text">{text}</p>}
      {options.length > 0 && (
        <fieldset className="rcb-options-container" aria-label={title}>
          {options.map((item) => (
            <Option
              key={itemValue(item)}
              item={item}
              lang={general.langOf?.(itemLabel(item)) ?? undefined}
              look={look}
              isLive={isLive}
              chosenText={
                chosen.includes(itemValue(item)) ? ariaLabel.chosen.replace('{items}', itemLabel(item)) : null
              }
              messageId={entry.message.id}
            />
          ))}
        </fieldset>
      )}
      {links
        .filter(({ label, href }) => label.trim() && isSafeAddress(href))
        .map(({ label, href }) => (
          <a
            key={`${label} ${href}`}
            className="rcb-card-link"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {label}
          </a>
        ))}
    </li>
  );
}
