/** What axe found or could not decide about one element. */
export type Finding = {
  rule: string;
  /** The labelled part of the page it stands in, by the id of its title. */
  part: string;
  element: string;
  why: string;
};
type Triage = { rule: string; part: RegExp; why: RegExp; reason: string };

const overPicture = /pseudo element|background image|image node|overlapped by another element/;

/** Each question axe leaves open, and who answers it. */
const known: readonly Triage[] = [
  {
    rule: 'color-contrast',
    part: /^(home-title|call-us|invitation|talk-to-us|come-and-see|ask-us)$/,
    why: overPicture,
    reason:
      'words over a picture: layout.spec.ts measures them on the home page; the closing band is one for all',
  },
  {
    rule: 'color-contrast',
    part: /^(doors)?$/,
    why: /partially overlaps other elements|overlapped by another element/,
    reason: 'the band, and the open menu, lie over the page; they and the doors have grounds of their own',
  },
  {
    rule: 'color-contrast',
    part: /^methodology$/,
    why: /pseudo element/,
    reason: 'the line and the numbers of the path stand beside the words, on the same ground',
  },
  {
    rule: 'color-contrast',
    part: /^rooms$/,
    why: overPicture,
    reason: 'white on the scrim (--colour-scrim) is 7:1 even where the picture behind it is white',
  },
  {
    rule: 'color-contrast',
    part: /^dialog$/,
    why: /partially overlaps other elements/,
    reason: 'the test window scrolls on a phone; ink, quiet ink and danger on its tint are in docs/DESIGN.md',
  },
  {
    rule: 'color-contrast',
    part: /^dialog$/,
    why: /overlapped by another element/,
    reason:
      'the note below a film of another company, whose frame axe cannot look into: quiet ink on its own ground',
  },
  {
    rule: 'video-caption',
    part: /^dialog$/,
    why: /captions/,
    reason: 'the sample films carry no sound; a film with speech is captioned by whoever uploads it',
  },
  {
    rule: 'frame-tested',
    part: /^dialog$/,
    why: /iframe/,
    reason: 'the player of another company, which no test calls',
  },
];

/** Whether someone has looked at what axe could not decide. */
export const triaged = (finding: Finding): boolean =>
  known.some(
    ({ rule, part, why }) => rule === finding.rule && part.test(finding.part) && why.test(finding.why),
  );
