import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useActions } from '../../react/engine-provider';
import type { OptionsProps } from '../options';
import { SendAnswer } from './send-answer';
import { filled, useRichTexts } from './words';

type Props = OptionsProps & { min: string | undefined; max: string | undefined };

/** A day in words of the language; the flow gets it as `2026-12-31`. */
const inWords = (day: string, language: string | undefined) =>
  new Date(`${day}T12:00:00`).toLocaleDateString(language, { dateStyle: 'long' });

/** The browser's own calendar. */
export function DateField({ entry, isLive, labelledBy, min, max }: Props) {
  const { chooseOption } = useActions();
  const words = useRichTexts();
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const range =
    min && max
      ? filled(words.dateRange, { min: inWords(min, words.language), max: inWords(max, words.language) })
      : '';

  const send = () => {
    const { current } = field;
    if (!isLive || !current) return;
    const { value, validity } = current;
    setRefused(!value || !validity.valid);
    if (value && validity.valid) void chooseOption(entry.message.id, value, inWords(value, words.language));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  return (
    <div className="rcb-field" lang={words.language}>
      <input
        ref={field}
        className="rcb-date"
        type="date"
        min={min}
        max={max}
        defaultValue={entry.interactive.chosen[0]}
        readOnly={!isLive}
        aria-label={labelledBy ? undefined : words.date}
        aria-labelledby={labelledBy}
        aria-describedby={hintId}
        aria-invalid={isRefused}
        data-rcb-answers
        onKeyDown={onKeyDown}
        onChange={() => setRefused(false)}
      />
      <SendAnswer label={words.sendAnswer} isReady={isLive} onSend={send} />
      <p
        className="rcb-field-hint"
        id={hintId}
        role={isRefused ? 'alert' : undefined}
        data-rcb-refused={isRefused}
      >
        {isRefused && words.dateRefused} {range}
      </p>
    </div>
  );
}
