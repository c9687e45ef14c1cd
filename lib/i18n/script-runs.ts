export const scripts = ['latin', 'latin-ext', 'bengali', 'devanagari'] as const;
export type Script = (typeof scripts)[number];
export type Run = { script: Script; text: string };

/** What each bundled face can print. The rupee sign stands in the Devanagari face. */
const faces: readonly { script: Script; letters: RegExp }[] = [
  { script: 'latin', letters: /[ -~\u00a0-\u00ff\u2010-\u2027\u20ac]/ },
  { script: 'latin-ext', letters: /[\u0100-\u024f\u1e00-\u1eff]/ },
  { script: 'bengali', letters: /[\u0980-\u09fe]/ },
  { script: 'devanagari', letters: /[\u0900-\u0963\u0966-\u097f\u20b9\ua8e0-\ua8ff]/ },
];
/** Joiners and dandas belong to the letters before them. */
const follows = /\u200c|\u200d|\u0964|\u0965/;

/**
 * A text in runs that one face each can shape: a conjunct must not be cut, so a run is as long as its script. Null
 * where a character is in none of the faces.
 */
export function scriptRuns(text: string): Run[] | null {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const isFollower = follows.test(character) && last !== undefined && /^[bd]/.test(last.script);
    const script = isFollower ? last.script : faces.find(({ letters }) => letters.test(character))?.script;
    if (script === undefined) return null;
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}
