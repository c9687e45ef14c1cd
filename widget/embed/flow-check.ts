import { flowSchema } from './flow-schema';
import { check, fieldAt, isObject, type Json, type Problem } from './schema-check';

/**
 * Every mistake in a flow: what does not fit the schema, and paths that lead nowhere. An attribute that is a function of
 * the page's own code counts as right.
 */
export function checkFlow(json: unknown): Problem[] {
  if (!isObject(json)) return check(json, flowSchema, 'flow');
  const data = Object.fromEntries(
    Object.entries(json).map(([name, block]) => [name, withoutFunctions(block)]),
  );
  return [...check(data, flowSchema, 'flow'), ...deadEnds(data)];
}

const withoutFunctions = (block: unknown): unknown =>
  isObject(block)
    ? Object.fromEntries(Object.entries(block).filter(([, value]) => typeof value !== 'function'))
    : block;

function deadEnds(flow: Json): Problem[] {
  return Object.entries(flow)
    .flatMap(([name, block]) => (isObject(block) ? targetsOf(block, fieldAt('flow', name)) : []))
    .filter(({ to }) => typeof to === 'string' && !Object.hasOwn(flow, to))
    .map(({ to, at }) => ({ at, message: `leads to "${to}", which is no block of this flow` }));
}

type Target = { to: unknown; at: string };
function targetsOf({ path, webhook }: Json, at: string): Target[] {
  const failed = isObject(webhook) ? [{ to: webhook['failed'], at: `${at}.webhook.failed` }] : [];
  return [...waysOf(path, `${at}.path`), ...failed];
}

function waysOf(path: unknown, at: string): Target[] {
  if (Array.isArray(path))
    return path.flatMap((way: unknown, index) =>
      isObject(way) ? { to: way['to'], at: `${at}[${index}].to` } : [],
    );
  return isObject(path)
    ? Object.entries(path).map(([answer, to]) => ({ to, at: fieldAt(at, answer) }))
    : [{ to: path, at }];
}
