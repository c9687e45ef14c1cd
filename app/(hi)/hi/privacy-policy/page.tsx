import { PrivacyNoticePage, privacyNoticeMetadata } from '@/app/_pages/privacy-notice';

export const generateMetadata = () => privacyNoticeMetadata('hi');

export default function Page() {
  return <PrivacyNoticePage language="hi" />;
}
