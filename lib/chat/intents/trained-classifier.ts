import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Example, type Flow, SpeaksTo } from '@/lib/chat/flow/schema';
import {
  type Classifier,
  classifierOf,
  digestOf,
  type Learned,
  type Lessons,
  learn,
  type Taught,
} from './classifier';

/** What the build has learned of its content: some seconds, for which no visitor has to wait. */
const learnedFile = (name: string) => join(process.cwd(), `dist/chat-${name}.bin`);

const taughtBy = (lessons: Lessons): Taught =>
  [...lessons].flatMap(([id, { examples = [] }]) => (examples.length > 0 ? [{ id, examples }] : []));

/** What tells whose drinking or use words are about: the examples of all steps that speak to one of them. */
export function lessonsOfSpeakers({ steps }: Pick<Flow, 'steps'>): Lessons {
  const of = (who: SpeaksTo): [SpeaksTo, { examples: Example[] }] => {
    const own = [...steps.values()].filter(({ speaksTo }) => speaksTo === who);
    return [who, { examples: own.flatMap(({ examples = [] }) => examples.map(({ text }) => ({ text }))) }];
  };
  return new Map(SpeaksTo.options.map(of));
}

/** The classifier of a script's examples (docs/CHAT-FLOW.md), learned now where the build has not learned these already. */
export function learnExamples(lessons: Lessons, file = learnedFile('examples')): Promise<Classifier> {
  const taught = taughtBy(lessons);
  const digest = digestOf(taught);
  const known = last.get(file);
  if (known?.digest === digest) return known.classifier;
  const learned = readLearned(file, digest).then((written) => written ?? learn(taught));
  const classifier = learned.then(classifierOf);
  last.set(file, { digest, classifier });
  return classifier;
}

/** The same of whom words are about. */
export const learnSpeakers = (flow: Pick<Flow, 'steps'>): Promise<Classifier> =>
  learnExamples(lessonsOfSpeakers(flow), learnedFile('speakers'));

/** Learns what a script has to teach and writes it, for every start from now on. */
export async function writeScript(flow: Pick<Flow, 'steps'>): Promise<void> {
  await writeLearned(flow.steps);
  await writeLearned(lessonsOfSpeakers(flow), learnedFile('speakers'));
}

/** Learns examples and writes what was learned into a file, in place of what stood there. */
export const writeLearned = async (lessons: Lessons, file = learnedFile('examples')): Promise<void> => {
  await writeFile(file, serialize(await learn(taughtBy(lessons))));
};

/** Null where nothing, or something of other examples, has been written. */
async function readLearned(file: string, digest: string): Promise<Learned | null> {
  try {
    const learned: Learned = deserialize(await readFile(file));
    return learned.digest === digest ? learned : null;
  } catch {
    return null;
  }
}

/** What was learned last, by its file: the same examples, read anew, are not learned again. */
const last = new Map<string, { digest: string; classifier: Promise<Classifier> }>();
