import { notAllowed, options } from '@/lib/http/endpoint';
import { takeReturn } from '@/lib/http/razorpay-return';

/** POST /hooks/razorpay/return (contract §3): a donor comes back from the provider's own page, from any origin. */
export const POST = takeReturn;

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = options('POST, OPTIONS');
