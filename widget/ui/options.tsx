import { iconUrl } from '../core/icons';
import { useActions } from '../react/engine-provider';
import { type InteractiveEntry, type Look, styled, useHover } from './view';

type Props = { entry: InteractiveEntry; isLive: boolean; look: Look; labelledBy: string | undefined };

/** Answers to choose from. A chosen button stays focusable, so the focus is never lost to the page. */
export function Options({ entry, isLive, look, labelledBy }: Props) {
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
          key={item}
          item={item}
          lang={look.settings.general.langOf?.(item) ?? undefined}
          look={look}
          isLive={isLive}
          chosenText={chosen.includes(item) ? ariaLabel.chosen.replace('{items}', item) : null}
          messageId={message.id}
        />
      ))}
    </fieldset>
  );
}

type OptionProps = {
  item: string;
  lang: string | undefined;
  look: Look;
  isLive: boolean;
  chosenText: string | null;
  messageId: string;
};

function Option({ item, lang, look: { styles, settings }, isLive, chosenText, messageId }: OptionProps) {
  const { chooseOption } = useActions();
  const [isHovered, hover] = useHover();
  const { actionDisabledIcon } = settings.general;
  return (
    <button
      {...hover}
      type="button"
      className="rcb-options"
      lang={lang}
      aria-disabled={!isLive}
      aria-label={chosenText ?? undefined}
      data-rcb-chosen={chosenText !== null}
      data-rcb-answers
      style={styled(
        styles.botOptionStyle,
        isLive && isHovered && styles.botOptionHoveredStyle,
        !isLive &&
          !!actionDisabledIcon &&
          actionDisabledIcon !== iconUrl('forbidden') && {
            cursor: `url("${actionDisabledIcon}"), not-allowed`,
          },
      )}
      onClick={() => {
        if (isLive) void chooseOption(messageId, item);
      }}
    >
      {item}
    </button>
  );
}
