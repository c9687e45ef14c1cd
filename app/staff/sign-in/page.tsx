import type { Metadata } from 'next';
import { Brand, PageTitle } from '@/components/staff/page-title';
import { SignInForm } from '@/components/staff/sign-in-form';
import styles from '@/components/staff/staff.module.css';
import { site } from '@/lib/config/site';
import { staff } from '@/lib/i18n/en/staff';

export const metadata: Metadata = { title: staff.signIn.title };

export default function SignInPage() {
  return (
    <main className={styles.main}>
      <Brand name={site().name} />
      <PageTitle of="signIn" />
      <SignInForm />
    </main>
  );
}
