const updated = { date: '2026-11-21', words: 'November 21, 2026' } as const;

export const terms = {
  title: 'Terms of service',
  metaTitle: 'Terms of service',
  description: 'What this website is for, what it is not, and what you can expect of us when you use it.',
  lead: 'Using this site costs nothing and binds you to nothing. These few points keep misunderstandings away.',
  updated,
  sections: [
    {
      id: 'what-this-site-is',
      title: 'What this site is',
      paragraphs: [
        'It gives general information about treatment, a way to reach the centre, and a way to give. It is not a medical service. Nothing on it is a diagnosis, and nothing on it replaces a doctor who knows you.',
      ],
    },
    {
      id: 'in-an-emergency',
      title: 'In an emergency',
      paragraphs: [
        'Forms and messages are not read at every hour. If someone is in danger, unconscious or cannot be woken, call 112. If you are thinking of ending your life, call Tele-MANAS on 14416.',
      ],
    },
    {
      id: 'admission',
      title: 'Admission and treatment',
      paragraphs: [
        'Reading or writing here does not make you a patient. Admission, cost and care are agreed with the centre in person, with papers you can read, ask about and take away.',
      ],
    },
    {
      id: 'what-we-ask-of-you',
      title: 'What we ask of you',
      paragraphs: [
        'Please give true details in a form, and do not use the site to harm others or to disturb its working.',
      ],
    },
    {
      id: 'texts-and-pictures',
      title: 'Texts and pictures',
      paragraphs: [
        'The texts and drawings belong to the trust. You may quote and print them for your own use and for teaching, with the name of the centre beside them.',
      ],
    },
    {
      id: 'other-sites',
      title: 'Links to other sites',
      paragraphs: [
        'We choose links with care, but we do not control other sites and cannot answer for them.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      paragraphs: [
        'Indian law applies, and courts[ in {city}| in India] decide. When these terms change, the new text stands here with its date.',
      ],
    },
  ],
} as const;

export const cookies = {
  title: 'Cookies settings',
  metaTitle: 'Cookies settings',
  description: 'This site sets no cookies for reading. What a browser may keep, and how to remove it.',
  lead: 'There is nothing to switch off: this site sets no cookies for reading, and follows no one.',
  updated,
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'No page of ours sets a cookie, for measuring, for advertising or for anything else.',
        'If you begin a donation, one cookie finds it again should your page get lost on the way to your bank. It holds a random word, no name and no amount, and is gone after two hours.',
      ],
    },
    {
      id: 'kept-in-your-browser',
      title: 'What your browser may keep',
      paragraphs: [
        'The chat assistant keeps on your device a random key to your conversation, the conversation itself for a day so that it goes on when you turn the page, and whether you left its window open. ‘Delete my conversation’ in the chat removes them. Your email and phone number are not kept on your device once they have reached us.',
        'Like every browser, yours keeps copies of pictures and pages so that they open faster, and a history of the pages you visited. On a shared phone you may want to use a private window, or clear the history afterwards.',
      ],
    },
    {
      id: 'other-companies',
      title: 'Other companies',
      paragraphs: [
        'A YouTube video, a Google map and the payment window are loaded only when you ask for them. From then on their own rules apply, and they may set cookies. If you never ask, they never know you were here.',
      ],
    },
    {
      id: 'clear',
      title: 'How to clear everything',
      paragraphs: [
        'In your browser’s settings, look for site data or browsing data, and remove what belongs to this site.',
      ],
    },
  ],
} as const;

export const refunds = {
  title: 'Refund policy',
  metaTitle: 'Refund policy',
  description: 'When a donation is returned, how to ask, and what to do if you were charged twice.',
  lead: 'A gift is a gift, and mistakes happen. If something went wrong with yours, tell us and we will put it right.',
  updated,
  sections: [
    {
      id: 'mistakes',
      title: 'Charged twice, or the wrong amount',
      paragraphs: [
        'Write to us or call with the payment id from your bank’s message. An amount that was taken by mistake is returned the way it came.',
      ],
    },
    {
      id: 'changed-your-mind',
      title: 'If you change your mind',
      paragraphs: [
        'Ask us soon after giving. Until a receipt for tax purposes has been issued and reported, a donation can usually be returned; afterwards the law may not let us.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long it takes',
      paragraphs: [
        'Once we have started a refund, the time until you see it depends on your bank or card company. We tell you the day on which we started it.',
      ],
    },
    {
      id: 'fees',
      title: 'Treatment fees',
      paragraphs: [
        'This page is about donations. What is paid for treatment follows the papers agreed at admission.',
      ],
    },
  ],
} as const;
