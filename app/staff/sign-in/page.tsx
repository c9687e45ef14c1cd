import type { Metadata } from 'next';
import { PageTitle } from '@/components/staff/page-title';
import { SignInForm } from '@/components/staff/sign-in-form';
import { staff } from '@/lib/i18n/en/staff';

export const metadata: Metadata = { title: staff.signIn.title };

export default function SignInPage() {
  return (
    <>
      <PageTitle of="signIn" />
      <SignInForm />
    </>
  );
}
