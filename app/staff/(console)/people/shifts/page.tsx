import type { Metadata } from 'next';
import { ShiftsPage, ShiftsTitle } from '@/components/staff/people/shifts-page';
import { staffShifts } from '@/lib/i18n/en/staff-notices';

export const metadata: Metadata = { title: staffShifts.title };

export default function StaffShiftsPage() {
  return (
    <>
      <ShiftsTitle />
      <ShiftsPage />
    </>
  );
}
