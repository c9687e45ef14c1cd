import type { Metadata } from 'next';
import { Brand, PageTitle } from '@/components/staff/page-title';
import { SignInForm } from '@/components/staff/sign-in-form';
import { site } from '@/lib/config/site';
import { staff } from '@/lib/i18n/en/staff';

export const metadata: Metadata = { title: staff.signIn.title };

export default function SignInPage() {
  return (
    <>
      <Brand name={site().name} />
      <PageTitle of="signIn" />
      <SignInForm />
    </>
  );
}
