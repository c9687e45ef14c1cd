import type { Metadata } from 'next';
import { GiftsPage } from '@/components/staff/gifts/gifts-page';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';

export const metadata: Metadata = { title: staffGifts.title };

export default function StaffGiftsPage() {
  return (
    <>
      <h1>{staffGifts.title}</h1>
      <GiftsPage />
    </>
  );
}
