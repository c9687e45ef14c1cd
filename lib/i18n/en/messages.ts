import type { Wide } from '@/lib/i18n/wide';

/** The documents' exact texts (spec §§2, 5, 8). A test compares each with the document; nothing else repeats them. */
export const messages = {
  testimonials: {
    loading: 'Loading testimonials...',
    empty: 'No testimonials found.',
    failed: 'Error loading testimonials: {message}',
  },
  treatment: {
    loading: 'Loading...',
    empty: 'No treatment data available.',
    failed: 'Error: {message}',
  },
  accommodations: {
    loading: 'Loading...',
    failed: 'Error loading accommodations.',
  },
  blog: {
    loading: 'Loading...',
    empty: 'No blogs found.',
    missing: 'Blog not found',
    failed: 'Error: {message}',
  },
  contact: {
    submitting: 'Submitting...',
    failed: 'Failed to submit form. Please try again.',
    done: 'Your form has been submitted successfully!',
  },
  donate: {
    processing: 'Processing...',
    noAmount: 'Please select or enter a valid amount.',
    notLoaded: 'Razorpay is not loaded yet. Please try again.',
    verificationFailed: 'Payment verification failed. Please contact support.',
    failed: 'Payment failed: {description}',
    unexpected: 'An error occurred while processing your payment. Please try again.',
    done: 'Payment Successful! Thank you for your donation.',
  },
} as const;

export type MessagesCopy = Wide<typeof messages>;
