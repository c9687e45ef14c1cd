import { Picture } from '@/components/ui/picture';
import styles from './story-picture.module.css';

type Props = { src: string | null; alt?: string | undefined; sizes?: string; priority?: boolean };

/** A story's thumbnail, or the window mark where it has none. A drawing decorates; a photograph has its `alt`. */
export function StoryPicture({ src, alt = '', sizes, priority }: Props) {
  return (
    <div className={styles.frame} data-empty={src ? undefined : ''}>
      {src ? (
        <Picture src={src} alt={alt} {...(sizes && { sizes })} {...(priority && { priority })} />
      ) : (
        <img src="/icons/logo.svg" alt="" width={96} height={96} loading="lazy" />
      )}
    </div>
  );
}
