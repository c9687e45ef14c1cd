import { useId, useState } from 'react';
import { itemValue } from '../../core/choices';
import { useActions } from '../../react/engine-provider';
import type { OptionsProps } from '../options';
import { SendAnswer } from './send-answer';
import { filled, useRichTexts } from './words';

/** Stars, which are radio buttons: the arrow keys go from one to the next, and nothing is sent before the button. */
export function Rating({ entry, isLive, labelledBy }: OptionsProps) {
  const { chooseOption } = useActions();
  const words = useRichTexts();
  const { items, chosen } = entry.interactive;
  const [value, setValue] = useState(chosen[0]);
  const name = useId();
  const nameOf = (count: string) => filled(words.stars, { count, max: items.length });
  return (
    <fieldset
      className="rcb-field"
      lang={words.language}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : words.rating}
    >
      {items.map(itemValue).map((count) => (
        <label key={count} className="rcb-star" data-rcb-on={Number(count) <= Number(value ?? 0)}>
          <input
            type="radio"
            name={name}
            value={count}
            checked={count === value}
            aria-label={nameOf(count)}
            aria-disabled={!isLive}
            onChange={() => {
              if (isLive) setValue(count);
            }}
          />
          <svg className="rcb-shape" viewBox="0 0 24 24" aria-hidden>
            <path d="M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z" />
          </svg>
        </label>
      ))}
      <SendAnswer
        label={words.sendAnswer}
        isReady={isLive && value !== undefined}
        onSend={() => {
          if (isLive && value !== undefined) void chooseOption(entry.message.id, value, nameOf(value));
        }}
      />
    </fieldset>
  );
}
