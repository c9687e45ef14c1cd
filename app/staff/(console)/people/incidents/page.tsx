import type { Metadata } from 'next';
import { RegisterPage } from '@/components/staff/personal-data/register';
import { personalData } from '@/lib/i18n/en/staff-personal-data';

export const metadata: Metadata = { title: personalData.register.title };

export default function IncidentsPage() {
  return (
    <>
      <h1>{personalData.register.title}</h1>
      <RegisterPage />
    </>
  );
}
