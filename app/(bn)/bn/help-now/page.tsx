import { HelpNowPage, helpNowMetadata } from '@/app/_pages/help-now';

export const generateMetadata = () => helpNowMetadata('bn');

export default function Page() {
  return <HelpNowPage language="bn" />;
}
