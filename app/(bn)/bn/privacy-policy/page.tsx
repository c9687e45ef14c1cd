import { PrivacyNoticePage, privacyNoticeMetadata } from '@/app/_pages/privacy-notice';

export const generateMetadata = () => privacyNoticeMetadata('bn');

export default function Page() {
  return <PrivacyNoticePage language="bn" />;
}
