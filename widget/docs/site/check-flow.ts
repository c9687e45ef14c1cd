import { checkFlow as checkData } from '../../embed/flow-check';
import { fieldAt, isObject } from '../../embed/schema-check';
import { JsonError, type JsonNode, readJson } from './json-tree';

export type Problem = { at: number; line: number; column: number; message: string };
type Found = Pick<Problem, 'at' | 'message'>;

/** What a text lacks to be a flow, in the order in which it stands there. An empty list: the chat reads all of it. */
export function checkFlow(text: string): Problem[] {
  return foundIn(text)
    .map(({ at, message }) => {
      const before = text.slice(0, at).split('\n');
      return { at, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message };
    })
    .sort((one, other) => one.at - other.at);
}

function foundIn(text: string): Found[] {
  try {
    const root = readJson(text);
    const positions = [...positionsOf(root, 'flow')];
    return checkData(root.value).map(({ at, message }) => ({
      at: startOf(at, positions, message.startsWith('is not known')),
      message: `${at} ${message}`,
    }));
  } catch (reason) {
    if (reason instanceof JsonError) return [{ at: reason.at, message: reason.message }];
    throw reason;
  }
}

/** The name of a location, and where its name and its value begin. */
type Position = { location: string; key: number; value: number };

function* positionsOf(node: JsonNode, location: string, key = node.start): Generator<Position> {
  yield { location, key, value: node.start };
  for (const member of node.members) {
    const { key: name, start } = member;
    const inner = isObject(node.value) ? fieldAt(location, name) : `${location}[${name}]`;
    yield* positionsOf(member.node, inner, start);
  }
}

/** Where a location begins; what is missing is missing from what is around it. */
function startOf(at: string, positions: readonly Position[], isName: boolean): number {
  const around = positions
    .filter(({ location }) => at.startsWith(location))
    .sort((one, other) => other.location.length - one.location.length);
  const [closest] = around;
  return (isName ? closest?.key : closest?.value) ?? 0;
}
