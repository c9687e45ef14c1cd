import { useCallback, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { assistantCopy } from '@/lib/i18n/assistant';
import type { Controller } from './controller';
import styles from './preview.module.css';
import { enter } from './surroundings';

type Props = { controller: Controller };

/**
 * What waits in a window that nobody has opened yet: a mark on the launcher, and on phones, in the pages of other sites,
 * its first words beside it.
 */
export function Preview({ controller }: Props) {
  const [isWanted, setIsWanted] = useState(controller.isUntouched && !controller.isOnSite);
  const copy = assistantCopy[controller.first];
  const dismiss = () => {
    controller.windowChanged(false);
    setIsWanted(false);
  };
  // Who reads on is not to be stood in the way of.
  const hideOnScroll = useCallback((preview: HTMLElement | null) => {
    if (!preview) return undefined;
    const hide = () => setIsWanted(false);
    window.addEventListener('scroll', hide, { once: true, passive: true });
    return () => window.removeEventListener('scroll', hide);
  }, []);
  return (
    <>
      <span className={styles.badge} aria-hidden data-launcher-mark>
        1
      </span>
      {isWanted && (
        <div className={styles.preview} lang={controller.first} ref={hideOnScroll}>
          <button type="button" className={styles.previewText} onClick={() => void enter(controller)}>
            {copy.hello}
          </button>
          <button
            type="button"
            className={styles.previewHide}
            aria-label={copy.hidePreview}
            onClick={dismiss}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </>
  );
}
