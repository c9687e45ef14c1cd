import { useMemo } from 'react';
import type { RichContent } from '../core/types';
import { coverPage } from '../effects/page';
import { useEngine } from '../react/engine-provider';
import type { Slots } from '../react/types';
import { Body } from './body';
import { sectionButtons } from './buttons';
import { Icon } from './icon';
import { InputRow } from './input-row';
import { Toasts } from './toasts';
import { inertIf, refTo } from './view';

export type WindowProps = {
  id: string;
  slots?: Slots | undefined;
  /** Open over the whole screen of a phone. */
  coversPage: boolean;
};

/** A landmark beside the page's own, not a dialog: the page stays usable, but for where the window covers it. */
export function ChatWindow({ id, slots = {}, coversPage }: WindowProps) {
  const settings = useEngine((state) => state.settings);
  const style = useEngine((state) => state.styles.chatWindowStyle);
  const isOpen = useEngine((state) => state.isOpen);
  const { general, header, chatInput, footer, ariaLabel } = settings;
  const isShown = isOpen || general.embedded;
  const HeaderPart = slots.chatBotHeader ?? Header;
  const BodyPart = slots.chatBotBody ?? Body;
  const InputPart = slots.chatBotInput ?? InputRow;
  const FooterPart = slots.chatBotFooter ?? Footer;
  // Nothing behind a window over the whole screen can be reached.
  const ref = useMemo(
    () => refTo<HTMLElement>((section) => (coversPage ? coverPage(section) : () => {})),
    [coversPage],
  );
  return (
    <section
      ref={ref}
      id={id}
      className="rcb-chat-window"
      style={style}
      aria-label={ariaLabel.chatWindow}
      {...inertIf(!isShown)}
    >
      {general.showHeader && <HeaderPart buttons={sectionButtons(header.buttons, settings)} />}
      <BodyPart />
      <Toasts />
      {general.showInputRow && <InputPart buttons={sectionButtons(chatInput.buttons, settings)} />}
      {general.showFooter && <FooterPart buttons={sectionButtons(footer.buttons, settings)} />}
    </section>
  );
}

export function Header({ buttons }: { buttons: RichContent[] }) {
  const { title, showAvatar, avatar } = useEngine((state) => state.settings.header);
  const style = useEngine((state) => state.styles.headerStyle);
  return (
    <div className="rcb-chat-header-container" style={style}>
      <div className="rcb-chat-header">
        {showAvatar && <Icon source={avatar} shape="window" className="rcb-bot-avatar" />}
        {typeof title === 'string' ? <span className="rcb-chat-title">{title}</span> : title}
      </div>
      <div className="rcb-chat-header">{buttons}</div>
    </div>
  );
}

export function Footer({ buttons }: { buttons: RichContent[] }) {
  const { text } = useEngine((state) => state.settings.footer);
  const style = useEngine((state) => state.styles.footerStyle);
  return (
    <div className="rcb-chat-footer-container" style={style} data-testid="chatbot-footer-container">
      <div className="rcb-chat-footer">{buttons}</div>
      <span className="rcb-chat-footer-text">{text}</span>
    </div>
  );
}

export { attachWindow } from './attach-window';
export { SafeMarkdown } from './safe-markdown';

/** The window's own sections, for `slots`. */
export const sections = { Header, Body, Input: InputRow, Footer };
