import { type ComponentProps, memo, type ReactNode } from 'react';
import type { Rich } from '../core/state';
import { Checkboxes } from './checkboxes';
import { Icon } from './icon';
import { lazyPart } from './lazy-part';
import { Options } from './options';
import { SafeMarkdown } from './safe-markdown';
import { type Entry, type Look, type MessageEntry, rowId } from './view';

const { Drawn: RichChoices } = lazyPart(
  async () => (await import('./rich/rich-choices')).RichChoices,
  (props) => <Options {...props} />,
);
const { Drawn: MessageActions } = lazyPart(
  async () => (await import('./rich/message-actions')).MessageActions,
);

type Props = {
  entry: Entry;
  look: Look;
  /** Whether its choices can still be made. */
  isLive: boolean;
  /** The first of several by one sender; the others stand under its picture and its name. */
  isFirst: boolean;
  /** The row of the question these choices answer. */
  questionId: string | undefined;
};

/** One entry of the conversation. Entries are immutable, so a row is drawn again only when its own entry changes. */
export const Row = memo(function Row(props: Props) {
  const { entry, look, isLive, questionId } = props;
  const id = rowId(entry.message.id);
  const { styles, settings } = look;
  if (entry.kind === 'spinner')
    return (
      <li className="rcb-spinner-container">
        <span className="rcb-spinner" style={styles.loadingSpinnerStyle} />
      </li>
    );
  if (entry.kind === 'line-break')
    return settings.chatHistory.autoLoad ? null : (
      <li className="rcb-line-break-container" style={styles.chatHistoryLineBreakStyle}>
        <span className="rcb-line-break-text" data-testid="chat-history-line-break-text">
          {settings.chatHistory.chatHistoryLineBreakText}
        </span>
      </li>
    );
  if (entry.kind === 'message') return <MessageRow {...props} entry={entry} />;
  const { interactive } = entry;
  return (
    <li id={id} className="rcb-bot-message-container" data-rcb-message={entry.message.id}>
      {interactive.kind === 'options' ? (
        <Choices
          rich={interactive.rich}
          entry={{ ...entry, interactive }}
          isLive={isLive && !entry.isFromHistory}
          look={look}
          labelledBy={questionId}
        />
      ) : (
        <Checkboxes entry={{ ...entry, interactive }} isLive={isLive && !entry.isFromHistory} look={look} />
      )}
    </li>
  );
});

const Choices = ({ rich, ...props }: ComponentProps<typeof Options> & { rich: Rich | undefined }) =>
  rich ? <RichChoices rich={rich} {...props} /> : <Options {...props} />;

function MessageRow({ entry, look, isFirst }: Props & { entry: MessageEntry }) {
  const { message, lang, isMasked, isFromHistory, isTakenUp } = entry;
  const { ariaLabel } = look.settings;
  const isUser = message.sender === 'USER';
  const side = isUser ? 'user' : 'bot';
  const bubble = isUser ? look.settings.userBubble : look.settings.botBubble;
  const Wrapper = message.contentWrapper ?? (bubble.markdown ? SafeMarkdown : undefined);
  const content = Wrapper ? <Wrapper>{message.content}</Wrapper> : message.content;
  if (message.sender === 'SYSTEM')
    return (
      <li id={rowId(message.id)} className="rcb-system-message" data-rcb-message={message.id} lang={lang}>
        {content}
      </li>
    );
  const hasPicture = bubble.showAvatar && isFirst;
  const offset = bubble.showAvatar && !isFirst ? ` rcb-${side}-message-offset` : '';
  const entering = bubble.animate && !isFromHistory && !isTakenUp ? ` rcb-${side}-message-entry` : '';
  const style = isUser ? look.styles.userBubbleStyle : look.styles.botBubbleStyle;
  const actions =
    isUser || entry.isStreaming || typeof message.content !== 'string' ? undefined : bubble.actions;
  return (
    <li
      id={rowId(message.id)}
      className={`rcb-${side}-message-container${actions ? ' rcb-bot-message-with-actions' : ''}`}
      data-rcb-message={message.id}
    >
      {(isFirst || isMasked) && (
        <span className="rcb-sr-only" lang={look.settings.general.language}>
          {isUser ? ariaLabel.userSaid : ariaLabel.botSaid}: {isMasked && ariaLabel.hiddenAnswer}
        </span>
      )}
      {hasPicture && <Avatar side={side} picture={bubble.avatar} />}
      {typeof message.content === 'string' ? (
        <Bubble
          className={`rcb-${side}-message${offset}${entering}`}
          lang={lang ?? look.settings.general.langOf?.(message.content)}
          style={style}
          isMasked={isMasked}
        >
          {content}
        </Bubble>
      ) : (
        <div className={`rcb-rich${offset}`} lang={lang}>
          {content}
        </div>
      )}
      {actions && <MessageActions messageId={message.id} text={`${message.content}`} actions={actions} />}
      {isFirst && <SentAt timestamp={message.timestamp} isOld={isFromHistory} />}
    </li>
  );
}

/**
 * The time of a message, for screen readers; once for several messages of one sender. A stored time may be invalid.
 * Without locale data for the hour: loading it takes a tenth of the time to open the window.
 */
function SentAt({ timestamp, isOld }: { timestamp: string; isOld: boolean }) {
  const at = new Date(timestamp);
  if (Number.isNaN(at.getTime())) return null;
  return (
    <time className="rcb-sr-only" dateTime={at.toISOString()}>
      {isOld && at.toLocaleDateString()} {at.toTimeString().slice(0, 5)}
    </time>
  );
}

type BubbleProps = {
  className: string;
  lang: string | null | undefined;
  style: Look['styles']['userBubbleStyle'];
  isMasked: boolean | undefined;
  children: ReactNode;
};

/** Asterisks are hidden from screen readers. */
const Bubble = ({ className, lang, style, isMasked, children }: BubbleProps) => (
  <div className={className} lang={lang ?? undefined} style={style} aria-hidden={isMasked || undefined}>
    {children}
  </div>
);

export const Avatar = ({ side, picture }: { side: 'bot' | 'user'; picture: string | undefined }) => (
  <Icon
    source={picture}
    shape={side === 'bot' ? 'window' : 'person'}
    className={`rcb-message-${side}-avatar`}
  />
);
