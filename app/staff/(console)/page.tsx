import type { Metadata } from 'next';
import { ConsoleHome } from '@/components/staff/console-home';
import { PageTitle } from '@/components/staff/page-title';
import { staff } from '@/lib/i18n/en/staff';

export const metadata: Metadata = { title: staff.home.title };

export default function StaffHomePage() {
  return (
    <>
      <PageTitle of="home" />
      <ConsoleHome />
    </>
  );
}
