import { notAllowed, options } from '@/lib/http/endpoint';
import { takeWebhook } from '@/lib/http/razorpay-hook';

/** POST /hooks/razorpay (contract §3): the provider's webhook. The raw body's signature decides, no origin is needed. */
export const POST = takeWebhook;

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = options('POST, OPTIONS');
