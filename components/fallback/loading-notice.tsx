import styles from './notice.module.css';

/** Shown only while a read is really under way. */
export function LoadingNotice({ text }: { text: string }) {
  return (
    <p className={styles.loading} role="status">
      {text}
    </p>
  );
}
