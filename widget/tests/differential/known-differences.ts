/**
 * Where ours may behave otherwise than react-chatbotify 2.5.0: a fault of the original that is mended
 * (`reference` names the row of the interface page). Anything not listed here must be the same.
 */
export const differences = {
  'sensitive-input-reaches-flow': { reference: '§1.13 Q1', why: 'A masked answer is the flow’s to read.' },
  'unsent-output-reaches-flow': {
    reference: '§1.13 Q2',
    why: 'With `sendOutput: false` only the bubble stays away; the flow still gets what was chosen.',
  },
  'overtaken-transition-is-dropped': {
    reference: '§1.13 Q9',
    why: 'A transition whose block has been left no longer fires.',
  },
  'early-hooks-send-events': {
    reference: '§1.15',
    why: 'Switches flipped from a component that mounted before the bot tell the page, too.',
  },
  'history-off-means-off': {
    reference: '§1.13 Q4',
    why: 'With `chatHistory.disabled` an older transcript does not stay behind.',
  },
  'changed-settings-apply': {
    reference: '§1.13 Q13',
    why: 'A settings prop that changes after the first render takes effect.',
  },
  'floors-hold-on-update': { reference: '§1.13 Q12', why: 'The least bot delay holds for every update.' },
  'theme-cache-expires': {
    reference: '§1.13 Q5, §1.12 row 10',
    why: 'A kept theme expires after thirty days.',
  },
  'instances-are-apart': {
    reference: '§1.13 Q3',
    why: 'Two bots with different storage keys do not write into each other’s transcript.',
  },
  'failing-theme-renders': {
    reference: '§1.13 Q6, §1.12 row 9',
    why: 'A theme that cannot be fetched is an empty theme.',
  },
  'click-is-enough': {
    reference: '§1.13 Q8',
    why: 'Options are buttons; a click of any origin presses them.',
  },
  'keyboard-reaches-all': {
    reference: '§1.13 Q7',
    why: 'Everything that can be pressed can be reached by the keyboard.',
  },
  'one-log-announces': { reference: '§1.13 Q7', why: 'The conversation is announced by one log.' },
  'children-render-on-server': {
    reference: '§1.13 Q14',
    why: 'The children of a provider are part of the server’s page.',
  },
  'hooks-name-the-provider': {
    reference: '§1.13 Q15, §1.15',
    why: 'A hook without a provider throws, naming what is missing.',
  },
  'closed-draft-survives': {
    reference: '§1.13 Q20',
    why: 'A write to a closed text area leaves the draft alone.',
  },
  'notifications-start-off': {
    reference: '§1.15',
    why: '`notification.defaultToggledOn: false` is respected.',
  },
  'flow-started-is-told': {
    reference: '§1.15',
    why: '`hasFlowStarted` is true once the flow started, ON_LOAD too.',
  },
  'start-tooltip-stays': {
    reference: '§1.15',
    why: 'The START tooltip stays until the window was open once.',
  },
  'history-is-data': {
    reference: '§1.15',
    why: 'A stored transcript is data; nothing in it becomes live markup.',
  },
  'voice-stops-on-close': { reference: '§1.13 Q18', why: 'Closing the window ends listening.' },
  'silence-is-no-failure': {
    reference: '§1.13 Q11',
    why: 'A browser without AudioContext gets no unhandled rejection.',
  },
  'missing-block-is-told': {
    reference: '§1.12',
    why: 'A path without a block is logged: Block is not valid.',
  },
  'replacements-are-whole': {
    reference: '§1.13 Q12',
    why: 'What a replacement of settings leaves out falls back to its default, so floors hold and nothing breaks.',
  },
  'page-is-left-alone': {
    reference: '§1.13 Q19',
    why: 'Closing on a small screen leaves the page’s own styles as they were.',
  },
  'visits-do-not-pile-up': {
    reference: '§1.15',
    why: 'Coming back does not store the first message once more.',
  },
} as const satisfies Record<string, { reference: string; why: string }>;

export type DifferenceId = keyof typeof differences;
