import type { RichContent } from '../core/types';
import { useEngine } from '../react/engine-provider';

import { Icon } from './icon';

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
