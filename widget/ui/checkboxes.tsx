import { useId } from 'react';
import { isDisabled, itemLabel, itemValue } from '../core/choices';
import type { Item } from '../core/types';
import { useActions } from '../react/engine-provider';
import { ItemIcon } from './icon';
import { type CheckboxesEntry, type Look, styled } from './view';

type Props = { entry: CheckboxesEntry; isLive: boolean; look: Look };

/** Real checkboxes in a fieldset; the button says why it is not ready yet. */
export function Checkboxes({ entry, isLive, look }: Props) {
  const { message, interactive, lang } = entry;
  const { settings, styles } = look;
  const { chosen, items, min, max } = interactive;
  const { confirmChecks } = useActions();
  const hintId = useId();
  const { ariaLabel, botBubble } = settings;
  const isReady = isLive && chosen.length >= min;
  const hint = ariaLabel.chooseBetween.replace('{min}', String(min)).replace('{max}', String(max));
  return (
    <fieldset
      className={`rcb-checkbox-container ${botBubble.showAvatar ? 'rcb-checkbox-offset' : ''}`}
      lang={lang}
    >
      <legend className="rcb-sr-only" id={hintId} lang={settings.general.language}>
        {hint}
      </legend>
      {items.map((item) => (
        <CheckRow
          key={itemValue(item)}
          item={item}
          isChosen={chosen.includes(itemValue(item))}
          isLive={isLive && !isDisabled(item)}
          look={look}
          id={message.id}
        />
      ))}
      <button
        type="button"
        className="rcb-checkbox-next-button"
        style={styled(styles.botCheckboxRowStyle, styles.botCheckboxNextStyle)}
        aria-disabled={!isReady}
        aria-describedby={hintId}
        data-rcb-answers
        onClick={() => {
          if (isReady) void confirmChecks(message.id);
        }}
      >
        <span className="rcb-sr-only" lang={settings.general.language}>
          {ariaLabel.nextButton}
        </span>
        <svg className="rcb-shape" viewBox="0 0 24 24" aria-hidden>
          <path d="M4 12h15M13 6l6 6-6 6" />
        </svg>
      </button>
    </fieldset>
  );
}

type RowProps = { item: Item; isChosen: boolean; isLive: boolean; look: Look; id: string };

function CheckRow({ item, isChosen, isLive, look: { styles }, id }: RowProps) {
  const { toggleCheck } = useActions();
  return (
    <div
      className="rcb-checkbox-row-container"
      style={styles.botCheckboxRowStyle}
      data-rcb-disabled={!isLive}
    >
      <label className="rcb-checkbox-row">
        <input
          type="checkbox"
          className="rcb-checkbox-mark"
          style={styled(styles.botCheckMarkStyle, isChosen && styles.botCheckMarkSelectedStyle)}
          checked={isChosen}
          aria-disabled={!isLive}
          onChange={() => {
            if (isLive) toggleCheck(id, itemValue(item));
          }}
        />
        <ItemIcon item={item} />
        <span className="rcb-checkbox-label">{itemLabel(item)}</span>
      </label>
    </div>
  );
}
