import { ThankYouPage, thankYouMetadata } from '@/app/_pages/donation';

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = () => thankYouMetadata('hi');

export const generateStaticParams = () => [];

export default function Page({ params }: Props) {
  return <ThankYouPage language="hi" params={params} />;
}
