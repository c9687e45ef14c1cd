import type { Metadata } from 'next';
import { ShiftsPage } from '@/components/staff/people/shifts-page';
import { people } from '@/lib/i18n/en/staff-people';

export const metadata: Metadata = { title: people.shifts.title };

export default function StaffShiftsPage() {
  return (
    <>
      <h1>{people.shifts.title}</h1>
      <ShiftsPage />
    </>
  );
}
