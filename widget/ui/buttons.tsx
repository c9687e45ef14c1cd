import { type ButtonHTMLAttributes, type CSSProperties, Fragment, type ReactNode, useRef } from 'react';
import { Button } from '../core/events';
import type { RichContent } from '../core/types';
import { useActions, useEngine } from '../react/engine-provider';
import { EmojiButton } from './emoji';
import { Icon } from './icon';
import { FILES_CHOSEN, type Look, styled, useHover } from './view';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  style?: CSSProperties | undefined;
};

/** A button named by its label, 44 px at least. */
function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`rcb-icon-button ${className}`} aria-label={label} {...rest} />;
}

/** The label of a toggle does not change with its state; `aria-pressed` tells it. */
export function NotificationButton() {
  const { ariaLabel, notification } = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const isOn = useEngine((state) => state.isNotifying);
  const { toggleNotifications } = useActions();
  return (
    <IconButton
      label={ariaLabel.notificationButton}
      aria-pressed={isOn}
      style={styled(styles.notificationButtonStyle, !isOn && styles.notificationButtonDisabledStyle)}
      onClick={() => void toggleNotifications()}
    >
      <Icon
        source={isOn ? notification.icon : (notification.iconDisabled ?? notification.icon)}
        shape={isOn ? 'bell' : 'bellOff'}
        className="rcb-notification-icon"
        testId="rcb-notification-icon"
        style={styled(styles.notificationIconStyle, !isOn && styles.notificationIconDisabledStyle)}
      />
    </IconButton>
  );
}

export function AudioButton() {
  const { ariaLabel, audio } = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const isOn = useEngine((state) => state.isAudioOn);
  const { toggleAudio } = useActions();
  return (
    <IconButton
      label={ariaLabel.audioButton}
      aria-pressed={isOn}
      style={styled(styles.audioButtonStyle, !isOn && styles.audioButtonDisabledStyle)}
      onClick={() => void toggleAudio()}
    >
      <Icon
        source={isOn ? audio.icon : (audio.iconDisabled ?? audio.icon)}
        shape={isOn ? 'speaker' : 'speakerOff'}
        className="rcb-audio-icon"
        testId="rcb-audio-icon"
        style={styled(styles.audioIconStyle, !isOn && styles.audioIconDisabledStyle)}
      />
    </IconButton>
  );
}

export function CloseButton() {
  const { ariaLabel, header } = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const { toggleChatWindow } = useActions();
  return (
    <IconButton
      label={ariaLabel.closeChatButton}
      style={styles.closeChatButtonStyle}
      onClick={() => void toggleChatWindow(false)}
    >
      <Icon
        source={header.closeChatIcon}
        shape="close"
        className="rcb-close-chat-icon"
        testId="rcb-close-chat-icon"
        style={styles.closeChatIconStyle}
      />
    </IconButton>
  );
}

export function SendButton() {
  const { ariaLabel, chatInput } = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const isDisabled = useEngine((state) => state.input.isDisabled);
  const { send } = useActions();
  const [isHovered, hover] = useHover();
  return (
    <IconButton
      {...hover}
      label={ariaLabel.sendButton}
      className="rcb-send-button"
      aria-disabled={isDisabled}
      style={styled(
        styles.sendButtonStyle,
        isDisabled && styles.sendButtonDisabledStyle,
        !isDisabled && isHovered && styles.sendButtonHoveredStyle,
      )}
      onClick={() => {
        if (!isDisabled) void send();
      }}
    >
      <Icon
        source={chatInput.sendButtonIcon}
        shape="send"
        className="rcb-send-icon"
        testId="rcb-send-icon"
        style={styled(
          styles.sendIconStyle,
          isDisabled && styles.sendIconDisabledStyle,
          !isDisabled && isHovered && styles.sendIconHoveredStyle,
        )}
      />
    </IconButton>
  );
}

export function VoiceButton() {
  const { ariaLabel, voice } = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const isOn = useEngine((state) => state.isVoiceOn);
  const isDisabled = useEngine((state) => state.input.isDisabled);
  const { toggleVoice } = useActions();
  return (
    <IconButton
      label={ariaLabel.voiceButton}
      className={isOn ? 'rcb-voice-button-enabled' : 'rcb-voice-button-disabled'}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      style={styled(styles.voiceButtonStyle, !isOn && styles.voiceButtonDisabledStyle)}
      onClick={() => {
        if (!isDisabled || isOn) void toggleVoice();
      }}
    >
      <Icon
        source={isOn ? voice.icon : (voice.iconDisabled ?? voice.icon)}
        shape="microphone"
        className="rcb-voice-icon"
        testId="rcb-voice-icon"
        style={styled(styles.voiceIconStyle, !isOn && styles.voiceIconDisabledStyle)}
      />
    </IconButton>
  );
}

export function AttachButton() {
  const { ariaLabel, fileAttachment } = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const isOn = useEngine((state) => state.input.isAttachable);
  const { upload } = useActions();
  const chooser = useRef<HTMLInputElement>(null);
  const state = isOn ? 'enabled' : 'disabled';
  return (
    <>
      <IconButton
        label={ariaLabel.fileAttachmentButton}
        className={`rcb-attach-button-${state}`}
        aria-disabled={!isOn}
        style={styled(styles.fileAttachmentButtonStyle, !isOn && styles.fileAttachmentButtonDisabledStyle)}
        onClick={() => {
          if (isOn) chooser.current?.click();
        }}
      >
        <Icon
          source={isOn ? fileAttachment.icon : (fileAttachment.iconDisabled ?? fileAttachment.icon)}
          shape="clip"
          className={`rcb-attach-icon-${state}`}
          style={styled(styles.fileAttachmentIconStyle, !isOn && styles.fileAttachmentIconDisabledStyle)}
        />
      </IconButton>
      <input
        ref={chooser}
        className="rcb-attach-input"
        type="file"
        hidden
        aria-label={ariaLabel.fileAttachmentButton}
        multiple={fileAttachment.multiple}
        accept={fileAttachment.accept}
        disabled={!isOn}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          if (files.length === 0) return;
          const chosen = new CustomEvent(FILES_CHOSEN, { bubbles: true, cancelable: true, detail: files });
          // Until the code of their tray has come they wait in the field.
          if (fileAttachment.preview && currentTarget.dispatchEvent(chosen)) return;
          // The same file may be chosen again.
          currentTarget.value = '';
          if (!fileAttachment.preview) void upload(files);
        }}
      />
    </>
  );
}

type Known = { draw: () => ReactNode; isOffered: (settings: Look['settings']) => boolean };

const known = new Map<string, Known>([
  [
    Button.NOTIFICATION_BUTTON,
    { draw: () => <NotificationButton />, isOffered: (s) => !s.notification.disabled },
  ],
  [Button.AUDIO_BUTTON, { draw: () => <AudioButton />, isOffered: (s) => !s.audio.disabled }],
  [Button.CLOSE_CHAT_BUTTON, { draw: () => <CloseButton />, isOffered: (s) => !s.general.embedded }],
  [Button.VOICE_MESSAGE_BUTTON, { draw: () => <VoiceButton />, isOffered: (s) => !s.voice.disabled }],
  [Button.SEND_MESSAGE_BUTTON, { draw: () => <SendButton />, isOffered: () => true }],
  [
    Button.FILE_ATTACHMENT_BUTTON,
    { draw: () => <AttachButton />, isOffered: (s) => !s.fileAttachment.disabled },
  ],
  [Button.EMOJI_PICKER_BUTTON, { draw: () => <EmojiButton />, isOffered: (s) => !s.emoji.disabled }],
]);

/** Buttons by name and a host's own, in the configured order; unknown names and disabled features are left out. */
export function sectionButtons(
  buttons: readonly (string | RichContent)[],
  settings: Look['settings'],
): RichContent[] {
  return buttons.flatMap((button, index) => {
    // What a condition leaves out of a list, such as null, has no key.
    if (typeof button !== 'string')
      return [<Fragment key={button?.key ?? `own-${index}`}>{button}</Fragment>];
    const found = known.get(button);
    return found?.isOffered(settings) ? [<Fragment key={button}>{found.draw()}</Fragment>] : [];
  });
}
