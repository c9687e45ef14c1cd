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
} as const satisfies Record<string, { reference: string; why: string }>;

export type DifferenceId = keyof typeof differences;
