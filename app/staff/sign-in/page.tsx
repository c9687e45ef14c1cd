import type { Metadata } from 'next';
import { SignInForm } from '@/components/staff/sign-in-form';
import { staff } from '@/lib/i18n/en/staff';

export const metadata: Metadata = { title: staff.signIn.title };

export default function SignInPage() {
  return (
    <>
      <h1>{staff.signIn.title}</h1>
      <SignInForm />
    </>
  );
}
