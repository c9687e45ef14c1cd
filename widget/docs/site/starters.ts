/** Flows to begin with in the playground. */
export const starters = [
  {
    name: 'Three questions',
    flow: {
      start: {
        message: 'Hello! What brings you here?',
        options: ['A question', 'Just looking'],
        path: 'name',
      },
      name: { message: 'What may we call you?', path: 'email' },
      email: { message: 'Where can we **write** to you?', input: 'email', path: 'end' },
      end: {
        message: 'Thank you. This page sends nothing anywhere.',
        options: ['Start again'],
        path: 'start',
      },
    },
  },
  {
    name: 'Ways by answer',
    flow: {
      start: {
        message: 'Tea or coffee?',
        options: ['Tea', 'Coffee'],
        path: { Tea: 'tea', Coffee: 'coffee', '*': 'other' },
      },
      tea: { message: 'Green or black?', options: ['Green', 'Black'], path: 'end' },
      coffee: { message: 'With milk?', options: ['Yes', 'No'], path: 'end' },
      other: { message: 'We have tea and coffee.', transition: 800, path: 'start' },
      end: { message: 'It will be with you in a moment.', options: ['Again'], path: 'start' },
    },
  },
  {
    name: 'Variables and conditions',
    flow: {
      start: { message: 'What may we call you?', saveAs: 'name', path: 'age' },
      age: {
        message: 'How old are you, {{name}}?',
        input: 'number',
        saveAs: 'age',
        path: [{ when: { age: { below: 18 } }, to: 'young' }, { to: 'end' }],
      },
      young: { message: 'Please ask someone who is grown up, {{name}}.', chatDisabled: true },
      end: { message: 'Thank you, {{name}}.', options: ['Start again'], path: 'start' },
    },
  },
  {
    name: 'Days to choose',
    flow: {
      start: {
        message: 'Which days suit you? Two at most.',
        checkboxes: { items: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], min: 1, max: 2 },
        path: 'secret',
      },
      secret: { message: 'A password, please. It is hidden.', isSensitive: true, path: 'end' },
      end: { message: 'Noted.', chatDisabled: true },
    },
  },
] as const;
