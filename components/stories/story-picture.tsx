import { Picture } from '@/components/ui/picture';
import styles from './story-picture.module.css';

type Props = { src: string | null; sizes?: string; priority?: boolean };

/** A story's thumbnail, or the window mark where it has none. It decorates: the title beside it says what it is. */
export function StoryPicture({ src, sizes, priority }: Props) {
  return (
    <div className={styles.frame} data-empty={src ? undefined : ''}>
      {src ? (
        <Picture src={src} alt="" {...(sizes && { sizes })} {...(priority && { priority })} />
      ) : (
        <img src="/icons/logo.svg" alt="" width={96} height={96} loading="lazy" />
      )}
    </div>
  );
}
