import { type Flow, type ScriptStep, waysOut } from './schema';

/** A fault in how steps are connected; `step` is null outside the steps. */
type FlowMistake = { step: string | null; key: string; message: string; isFatal: boolean };

/** Finds links to missing steps, unreachable steps and dead ends. */
export function flowMistakes(flow: Flow): FlowMistake[] {
  const steps = [...flow.steps.values()];
  return [
    ...unknownEntries(flow),
    ...steps.flatMap((step) => [...unknownWays(flow, step), ...shapeMistakes(step)]),
    ...unreached(flow),
    ...endless(flow),
  ];
}

const unknown = (id: string) => `there is no step "${id}"`;

const heardSteps = ({ heard }: Flow): string[] =>
  Object.values(heard ?? {}).filter((id) => typeof id === 'string');

const topics = ({ anywhere, paired }: Flow): string[] => [...anywhere, ...paired].map(({ next }) => next);

function unknownEntries(flow: Flow): FlowMistake[] {
  const entries = [
    { key: 'start', id: flow.start },
    { key: 'fallback', id: flow.fallback },
    ...(['skip', 'found'] as const).flatMap((key) => ({ key, id: flow[key] ?? flow.fallback })),
    ...heardSteps(flow).map((id) => ({ key: 'heard', id })),
    ...topics(flow).map((id) => ({ key: 'anywhere', id })),
  ];
  return entries
    .filter(({ id }) => !flow.steps.has(id))
    .map(({ key, id }) => ({ step: null, key, message: unknown(id), isFatal: true }));
}

const unknownWays = (flow: Flow, step: ScriptStep): FlowMistake[] =>
  [...new Set(waysOut(step))]
    .filter((id) => !flow.steps.has(id))
    .map((id) => ({ step: step.id, key: 'id', message: unknown(id), isFatal: true }));

/** Settings of one step that contradict each other. */
function shapeMistakes(step: ScriptStep): FlowMistake[] {
  const { suggestions, branches = [], next, end, answer, saveAs, onlyIfMissing, under18 } = step;
  const tell = (key: string, message: string, isFatal = true) => ({ step: step.id, key, message, isFatal });
  const leads = suggestions.length > 0 || branches.length > 0 || next !== undefined;
  const typed = answer !== 'choice';
  const asksContact = answer === 'email' || answer === 'phone';
  return [
    ...(end && leads ? [tell('end', 'an end leads nowhere: no suggestions, branches or next')] : []),
    ...(!end && !leads ? [tell('id', 'dead end: needs suggestions, next, or "end": true')] : []),
    ...(!end && leads && typed && next === undefined
      ? [tell('answer', `an answer of kind ${answer} needs next`)]
      : []),
    ...(typed && branches.length > 0
      ? [tell('branches', 'words lead on only where the answer is a choice')]
      : []),
    ...(onlyIfMissing && (saveAs === undefined || (typed && next === undefined))
      ? [tell('onlyIfMissing', 'needs saveAs and next')]
      : []),
    ...(asksContact && under18 === undefined
      ? [tell('answer', `a visitor under 18 is not asked for ${answer}: needs under18`)]
      : []),
    ...repeated(suggestions.map(({ value }) => value)).map((value) =>
      tell('suggestions', `two suggestions have the value "${value}"`, false),
    ),
  ];
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

function unreached(flow: Flow): FlowMistake[] {
  const { start, fallback, skip = fallback, found = fallback } = flow;
  const named = [...flow.steps.values()].filter(({ label }) => label).map(({ id }) => id);
  const entries = [start, fallback, skip, found, ...heardSteps(flow), ...topics(flow), ...named];
  const reached = reachable(entries, (id) => {
    const step = flow.steps.get(id);
    return step ? waysOut(step) : [];
  });
  return [...flow.steps.keys()]
    .filter((id) => !reached.has(id))
    .map((step) => ({ step, key: 'id', message: 'no step leads here', isFatal: false }));
}

/** Steps from which no path leads to an end. */
function endless(flow: Flow): FlowMistake[] {
  const backwards = new Map<string, string[]>();
  for (const step of flow.steps.values())
    for (const to of waysOut(step)) backwards.set(to, [...(backwards.get(to) ?? []), step.id]);
  const ends = [...flow.steps.values()].filter(({ end }) => end).map(({ id }) => id);
  const leaving = reachable(ends, (id) => backwards.get(id) ?? []);
  return [...flow.steps.values()]
    .filter((step) => !leaving.has(step.id) && waysOut(step).length > 0)
    .map(({ id }) => ({
      step: id,
      key: 'id',
      message: 'loop without exit: no transition leads to an end',
      isFatal: false,
    }));
}

function reachable(from: readonly string[], waysFrom: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...waysFrom(id));
  }
  return seen;
}
