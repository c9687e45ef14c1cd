/**
 * Where ours behaves otherwise than react-chatbotify 2.5.0, and why: the original's behaviour, then ours. Anything not
 * listed here must be the same. `scripts/widget-tables.mjs` writes the list into the manual.
 */
export const differences = {
  'sensitive-input-reaches-flow': {
    original: 'A flow that asks with `isSensitive` gets the asterisks, not the answer.',
    ours: 'The bubble is masked; `params.userInput` is what was typed.',
  },
  'unsent-output-reaches-flow': {
    original: 'With `sendOutput: false` the flow does not get what was chosen.',
    ours: 'Only the bubble stays away.',
  },
  'overtaken-transition-is-dropped': {
    original: 'A transition fires though its block has been left, and the next block comes twice.',
    ours: 'A transition whose block has been left no longer fires.',
  },
  'early-hooks-send-events': {
    original: 'Switches flipped from a component that mounted before the bot send no event.',
    ours: 'They send their events.',
  },
  'history-off-means-off': {
    original: '`chatHistory.disabled` leaves an older transcript in storage.',
    ours: 'It removes the transcript.',
  },
  'changed-settings-apply': {
    original: 'A `settings` or `styles` prop that changes after the first render is ignored.',
    ours: 'It takes effect.',
  },
  'floors-hold-on-update': {
    original: 'The least `chatInput.botDelay` of 500 ms holds for the prop only.',
    ours: 'It holds for `updateSettings` as well.',
  },
  'theme-cache-expires': {
    original: 'A cached theme never expires unless it has a `cacheDuration`.',
    ours: 'It expires after thirty days.',
  },
  'instances-are-apart': {
    original: 'Two bots with different storage keys write into one transcript.',
    ours: 'Each writes its own.',
  },
  'failing-theme-renders': {
    original: 'No bot is drawn if a file of a theme cannot be fetched.',
    ours: 'Such a theme is empty.',
  },
  'click-is-enough': {
    original: 'Options, checkboxes, emoji and toasts react when the mouse button goes down, and to no click.',
    ours: 'They are controls that react to a click of any origin.',
  },
  'keyboard-reaches-all': {
    original: 'Options, launcher, close and send cannot be reached by the keyboard.',
    ours: 'Everything that can be pressed can be reached.',
  },
  'one-log-announces': {
    original: 'No live region announces the conversation.',
    ours: 'One log does.',
  },
  'children-render-on-server': {
    original: 'The children of `ChatBotProvider` are missing from the page that a server renders.',
    ours: 'They are part of it.',
  },
  'hooks-name-the-provider': {
    original: 'A hook without a provider returns empty values.',
    ours: 'It throws and names the provider.',
  },
  'closed-draft-survives': {
    original: '`setTextAreaValue` empties a text area that is disabled.',
    ours: 'The draft stays as it is.',
  },
  'notifications-start-off': {
    original: '`notification.defaultToggledOn: false` is ignored.',
    ours: 'It is respected.',
  },
  'flow-started-is-told': {
    original: '`hasFlowStarted` stays false with `ON_LOAD`.',
    ours: 'It is true once the flow has started.',
  },
  'start-tooltip-stays': {
    original: 'The `START` tooltip hides itself at once.',
    ours: 'It stays until the window has been open.',
  },
  'history-is-data': {
    original: 'Elements are stored as HTML and come back as live markup, a tampered transcript’s too.',
    ours: 'The transcript is text; nothing in it becomes markup.',
  },
  'voice-stops-on-close': {
    original: 'The microphone listens on when the window is closed.',
    ours: 'Closing the window ends it.',
  },
  'silence-is-no-failure': {
    original: 'A browser without `AudioContext` gets an unhandled rejection.',
    ours: 'It stays silent.',
  },
  'missing-block-is-told': {
    original: 'A path without a block is a silent dead end.',
    ours: 'It is logged: Block is not valid.',
  },
  'replacements-are-whole': {
    original: 'What a replacement of settings or styles leaves out is missing.',
    ours: 'It falls back to its default, so floors hold and nothing breaks.',
  },
  'page-is-left-alone': {
    original: 'Closing on a small screen sets `position: static` on the page’s body.',
    ours: 'The page’s own styles stay as they were.',
  },
  'visits-do-not-pile-up': {
    original: 'Every visit stores the first message once more.',
    ours: 'A first message that ends the stored transcript already is not stored again.',
  },
  'stream-saves-are-few': {
    original: 'The transcript is written at every chunk of a stream.',
    ours: 'It is written when the stream ends, and at times in between.',
  },
  'own-words-and-pictures': {
    original: 'Title, footer, icons, avatars and the notification sound are those of react-chatbotify.',
    ours: 'They are this library’s own; the sound is made by the browser.',
  },
  'choices-are-controls': {
    original: 'What can be pressed is a `div`.',
    ours: 'It is a `button` or a checkbox.',
  },
  'messages-are-a-list': {
    original: 'Messages are children of the body.',
    ours: 'They are items of lists (`ol`).',
  },
  'no-style-element': {
    original: 'A `style` element with the theme’s sheet is written into the page.',
    ours: 'None is, so a strict content security policy needs no exception.',
  },
  'hovered-style-adds': {
    original: 'The style of an option, toast or prompt under the pointer takes the place of its own style.',
    ours: 'It is added to it, as for the other parts.',
  },
  'history-line-is-text': {
    original: 'The line beneath loaded history is a message that holds an element.',
    ours: 'Its content is the text of the settings.',
  },
  'disabled-sends-nothing': {
    original: 'Enter sends the draft of a text area that is disabled.',
    ours: 'Nothing is sent.',
  },
  'focus-is-not-taken': {
    original: 'The text area takes the focus with every block, wherever on the page it was.',
    ours: 'It takes it only from within the window.',
  },
  'no-file-is-no-answer': {
    original: 'A file field that was emptied sends an answer without files.',
    ours: 'It sends none.',
  },
  'page-keeps-its-font': {
    original: '`ChatBotProvider` puts its children into a `div` with the bot’s font.',
    ours: 'The font is the bot’s alone.',
  },
  'disabled-pictures-are-drawn': {
    original: '`emoji.iconDisabled` and `fileAttachment.iconDisabled` are ignored where they are addresses.',
    ours: 'They are drawn.',
  },
  'nothing-disables-nothing': {
    original: 'A `chatDisabled` that gives nothing leaves the text area disabled while `blockSpam` is on.',
    ours: 'It counts as absent.',
  },
  'empty-is-not-emptied': {
    original: 'A chosen option sends `rcb-text-area-change-value` though the text area was empty before.',
    ours: 'The event is sent when the text changes.',
  },
  'overtaken-answer-is-dropped': {
    original: 'An answer runs the function and follows the path of its block though that was left meanwhile.',
    ours: 'It does neither.',
  },
  'quick-answers-are-apart': {
    original: 'Of two quick answers without `blockSpam` the function gets the last one twice.',
    ours: 'It gets each once.',
  },
  'toasts-on-top': {
    original: 'Toasts appear above the text area.',
    ours: 'They appear at the top of the window.',
  },
} as const satisfies Record<string, { original: string; ours: string }>;

export type DifferenceId = keyof typeof differences;
