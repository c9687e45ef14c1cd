import type { Metadata } from 'next';
import { ConsoleHome } from '@/components/staff/console-home';
import { staff } from '@/lib/i18n/en/staff';

export const metadata: Metadata = { title: staff.home.title };

export default function StaffHomePage() {
  return (
    <>
      <h1>{staff.home.title}</h1>
      <ConsoleHome />
    </>
  );
}
