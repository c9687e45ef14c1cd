import type { Site } from '@/lib/config/site-facts';
import styles from './demo-notice.module.css';
import { Telephones } from './telephones';

type Props = { site: Pick<Site, 'isDemo'>; text: string };

/** Says that nobody is on duty, and whom to call, while the centre's number is a sample; else nothing. */
export const DemoNotice = ({ site, text }: Props) =>
  site.isDemo && (
    <p className={styles.notice}>
      <Telephones text={text} />
    </p>
  );
