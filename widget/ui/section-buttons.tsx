import { Fragment, type ReactNode } from 'react';
import { Button } from '../core/events';
import type { RichContent } from '../core/types';

import {
  AttachButton,
  AudioButton,
  CloseButton,
  NotificationButton,
  SendButton,
  VoiceButton,
} from './buttons';
import { EmojiButton } from './emoji';
import type { Look } from './view';

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
    if (typeof button !== 'string') return [<Fragment key={button.key ?? `own-${index}`}>{button}</Fragment>];
    const found = known.get(button);
    return found?.isOffered(settings) ? [<Fragment key={button}>{found.draw()}</Fragment>] : [];
  });
}
