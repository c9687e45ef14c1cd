import { HelpNowPage, helpNowMetadata } from '@/app/_pages/help-now';

export const generateMetadata = () => helpNowMetadata('en');

export default function Page() {
  return <HelpNowPage language="en" />;
}
