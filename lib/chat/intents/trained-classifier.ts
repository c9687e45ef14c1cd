import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Example, type Flow, SpeaksTo } from '@/lib/chat/flow/schema';
import {
  type Classifier,
  classifierOf,
  digestOf,
  type ExamplesByClass,
  type TrainedModel,
  type TrainingSet,
  train,
} from './classifier';

/** The model that the build trained, so that no visitor waits for it. */
const modelFile = (name: string) => join(process.cwd(), `dist/chat-${name}.bin`);

const trainingSetOf = (lessons: ExamplesByClass): TrainingSet =>
  [...lessons].flatMap(([id, { examples = [] }]) => (examples.length > 0 ? [{ id, examples }] : []));

/** The examples of steps that address one of the two, by whom they address. */
export function speakerExamples({ steps }: Pick<Flow, 'steps'>): ExamplesByClass {
  const of = (who: SpeaksTo): [SpeaksTo, { examples: Example[] }] => {
    const own = [...steps.values()].filter(({ speaksTo }) => speaksTo === who);
    return [who, { examples: own.flatMap(({ examples = [] }) => examples.map(({ text }) => ({ text }))) }];
  };
  return new Map(SpeaksTo.options.map(of));
}

/** The classifier of a script's examples (docs/CHAT-FLOW.md), trained now unless a stored model fits them. */
export function loadClassifier(lessons: ExamplesByClass, file = modelFile('examples')): Promise<Classifier> {
  const taught = trainingSetOf(lessons);
  const digest = digestOf(taught);
  const known = loaded.get(file);
  if (known?.digest === digest) return known.classifier;
  const learned = readTrained(file, digest).then((written) => written ?? train(taught));
  const classifier = learned.then(classifierOf);
  loaded.set(file, { digest, classifier });
  return classifier;
}

/** The classifier of whose use a text is about. */
export const loadSpeakerClassifier = (flow: Pick<Flow, 'steps'>): Promise<Classifier> =>
  loadClassifier(speakerExamples(flow), modelFile('speakers'));

/** Trains and stores both models of a script (`content learn`). */
export async function trainAndStore(flow: Pick<Flow, 'steps'>): Promise<void> {
  await storeTrained(flow.steps);
  await storeTrained(speakerExamples(flow), modelFile('speakers'));
}

/** Trains a model and replaces the file with it. */
export const storeTrained = async (lessons: ExamplesByClass, file = modelFile('examples')): Promise<void> => {
  await writeFile(file, serialize(await train(trainingSetOf(lessons))));
};

/** The stored model; null where it is missing or of other examples. */
async function readTrained(file: string, digest: string): Promise<TrainedModel | null> {
  try {
    const learned: TrainedModel = deserialize(await readFile(file));
    return learned.digest === digest ? learned : null;
  } catch {
    return null;
  }
}

/** The last classifier of each file, so that the same examples are not trained again. */
const loaded = new Map<string, { digest: string; classifier: Promise<Classifier> }>();
