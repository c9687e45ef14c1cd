import type { Metadata } from 'next';
import { AccountPage } from '@/components/staff/account';
import { staff } from '@/lib/i18n/en/staff';

export const metadata: Metadata = { title: staff.me.title };

export default function MePage() {
  return (
    <>
      <h1>{staff.me.title}</h1>
      <AccountPage />
    </>
  );
}
