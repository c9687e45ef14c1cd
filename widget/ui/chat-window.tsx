import { useEngine } from '../react/engine-provider';
import type { Slots } from '../react/types';
import { Body } from './body';
import { Footer, Header } from './header';
import { InputRow } from './input-row';
import { sectionButtons } from './section-buttons';
import { Toasts } from './toasts';

/** A landmark beside the page's own, not a dialog over it: the page stays usable. */
export function ChatWindow({ id, slots = {} }: { id: string; slots?: Slots | undefined }) {
  const settings = useEngine((state) => state.settings);
  const style = useEngine((state) => state.styles.chatWindowStyle);
  const isOpen = useEngine((state) => state.isOpen);
  const { general, header, chatInput, footer, ariaLabel } = settings;
  const isShown = isOpen || general.embedded;
  const HeaderPart = slots.chatBotHeader ?? Header;
  const BodyPart = slots.chatBotBody ?? Body;
  const InputPart = slots.chatBotInput ?? InputRow;
  const FooterPart = slots.chatBotFooter ?? Footer;
  return (
    <section
      id={id}
      className="rcb-chat-window"
      style={style}
      aria-label={ariaLabel.chatWindow}
      inert={!isShown}
    >
      {general.showHeader && <HeaderPart buttons={sectionButtons(header.buttons, settings)} />}
      <BodyPart />
      <Toasts />
      {general.showInputRow && <InputPart buttons={sectionButtons(chatInput.buttons, settings)} />}
      {general.showFooter && <FooterPart buttons={sectionButtons(footer.buttons, settings)} />}
    </section>
  );
}
