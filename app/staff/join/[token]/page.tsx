import type { Metadata } from 'next';
import { JoinPage } from '@/components/staff/join-form';
import { Brand, PageTitle } from '@/components/staff/page-title';
import styles from '@/components/staff/staff.module.css';
import { site } from '@/lib/config/site';
import { staff } from '@/lib/i18n/en/staff';

export const metadata: Metadata = { title: staff.join.title };

/** One page for all invitations (`lib/server/request.ts`); its island reads the token from the address. */
export const generateStaticParams = () => [];

export default function InvitationPage() {
  return (
    <main className={styles.main}>
      <Brand name={site().name} />
      <PageTitle of="join" />
      <JoinPage />
    </main>
  );
}
