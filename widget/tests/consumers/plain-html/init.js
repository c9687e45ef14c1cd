window.Chat ||= {
  q: [],
  init(options) {
    return new Promise((resolve, reject) => this.q.push({ options, resolve, reject }));
  },
};

window.Chat.init({
  flow: {
    start: { message: 'What should we call you?', path: 'day' },
    day: {
      message: ({ userInput }) => `Thank you, ${userInput}. Which day?`,
      options: ['Monday', 'Tuesday'],
      path: 'end',
    },
    end: { message: ({ userInput }) => `${userInput} it is.`, chatDisabled: true },
  },
  settings: { chatInput: { botDelay: 0 } },
});
