import type { Wide } from '@/lib/i18n/language';

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
  accommodations: { loading: 'Loading...', failed: 'Error loading accommodations.' },
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

/** What stands beside an error text of the document: a way to try once more and a way on. */
export const recovery = {
  again: 'Try again',
  call: 'You can also call us:',
} as const;

/** Words of the testimonials strip beside the document's own texts (spec §2). */
export const testimonials = {
  title: 'Testimonials',
  lead: 'People who stayed with us, and their families, say what it was like.',
  /** Where the people shown are samples. */
  sampleLead:
    'The videos marked “Sample” only show how this section will look. The people in them are invented.',
  pause: 'Pause the moving strip',
  play: 'Play the moving strip',
  strip: 'Testimonials, as videos',
  watch: 'Watch',
  player: 'Video player',
  card: "Play {name}'s story, video",
  close: 'Close the video',
  loading: 'Loading the video…',
  broken: 'Sorry, this video cannot be played here.',
  brokenCall: 'We can tell you about life at the centre on the phone:',
  provider: 'This video is played by YouTube. If it does not start, call us and ask:',
  openFilm: 'Open the video by itself',
  silent: 'This video has no sound.',
  transcript: 'What is said in the video',
} as const;

export type RecoveryCopy = Wide<typeof recovery>;
export type TestimonialsCopy = Wide<typeof testimonials>;
