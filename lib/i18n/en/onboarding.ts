/** The questions that an upstream wants answered first, in one language. Hindi and Bengali await a native speaker's review. */
export type OnboardingCopy = {
  /** Who reads, before the first personal question. */
  readers: string;
  hello: string;
  askName: string;
  askAge: string;
  askEmail: string;
  askPhone: string;
  whyAsk: string;
  errName: string;
  errAge: string;
  errEmail: string;
  errPhone: string;
  under18: string;
  skip: string;
};

/** English; the lines of the documents are exact (chat spec §4; access-and-care §3.1). */
export const onboarding: OnboardingCopy = {
  readers: 'Nobody reads along unless we tell you here. Our staff may read it later.',
  hello: 'Hello. This is an automatic assistant for questions about treatment and admission.',
  askName: 'What should we call you?',
  askAge: 'How old are you?',
  askEmail: 'What is your email address?',
  askPhone: 'What is your phone number?',
  whyAsk: 'We use this only to get back to you.',
  errName: 'Please write your name.',
  errAge: 'Please write your age in years, for example 34.',
  errEmail: 'Please check the email address. It should look like name@example.com.',
  errPhone: 'Please write a 10-digit mobile number, or start with + for another country.',
  skip: 'Skip',
  under18: 'You can still talk to us. You can also call Child Helpline 1098.',
};
