import { HelpNowPage, helpNowMetadata } from '@/app/_pages/help-now';

export const generateMetadata = () => helpNowMetadata('hi');

export default function Page() {
  return <HelpNowPage language="hi" />;
}
