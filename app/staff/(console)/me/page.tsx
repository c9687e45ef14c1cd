import type { Metadata } from 'next';
import { AccountPage } from '@/components/staff/account';
import { PageTitle } from '@/components/staff/page-title';
import { staff } from '@/lib/i18n/en/staff';

export const metadata: Metadata = { title: staff.me.title };

export default function MePage() {
  return (
    <>
      <PageTitle of="me" />
      <AccountPage />
    </>
  );
}
