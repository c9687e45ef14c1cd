import { isDisabled, itemLabel, itemValue } from '../core/choices';
import { iconUrl } from '../core/icons';
import type { Item } from '../core/types';
import { useActions } from '../react/engine-provider';
import { ItemIcon } from './icon';
import { type InteractiveEntry, type Look, styled, useHover } from './view';

export type OptionsProps = {
  entry: InteractiveEntry;
  isLive: boolean;
  look: Look;
  labelledBy: string | undefined;
};

/** Answers to choose from. A chosen button stays focusable, so the focus is never lost to the page. */
export function Options({ entry, isLive, look, labelledBy }: OptionsProps) {
  const { message, interactive, lang } = entry;
  const { ariaLabel, botBubble } = look.settings;
  const { chosen, items } = interactive;
  return (
    <fieldset
      className={`rcb-options-container ${botBubble.showAvatar ? 'rcb-options-offset' : ''}`}
      aria-labelledby={labelledBy}
      lang={lang}
    >
      {items.map((item) => (
        <Option
          key={itemValue(item)}
          item={item}
          lang={look.settings.general.langOf?.(itemLabel(item)) ?? undefined}
          look={look}
          isLive={isLive}
          chosenText={
            chosen.includes(itemValue(item)) ? ariaLabel.chosen.replace('{items}', itemLabel(item)) : null
          }
          messageId={message.id}
        />
      ))}
    </fieldset>
  );
}

type OptionProps = {
  item: Item;
  lang: string | undefined;
  look: Look;
  isLive: boolean;
  chosenText: string | null;
  messageId: string;
};

/** One answer, a button. */
export function Option({
  item,
  lang,
  look: { styles, settings },
  isLive,
  chosenText,
  messageId,
}: OptionProps) {
  const { chooseOption } = useActions();
  const [isHovered, hover] = useHover();
  const { actionDisabledIcon } = settings.general;
  const isChoosable = isLive && !isDisabled(item);
  return (
    <button
      {...hover}
      type="button"
      className="rcb-options"
      lang={lang}
      aria-disabled={!isChoosable}
      aria-label={chosenText ?? undefined}
      data-rcb-chosen={chosenText !== null}
      data-rcb-answers
      style={styled(
        styles.botOptionStyle,
        isChoosable && isHovered && styles.botOptionHoveredStyle,
        !isChoosable &&
          !!actionDisabledIcon &&
          actionDisabledIcon !== iconUrl('forbidden') && {
            cursor: `url("${actionDisabledIcon}"), not-allowed`,
          },
      )}
      onClick={() => {
        if (isChoosable) void chooseOption(messageId, itemValue(item));
      }}
    >
      <ItemIcon item={item} />
      {itemLabel(item)}
    </button>
  );
}
