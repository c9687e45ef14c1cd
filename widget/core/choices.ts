import type { Interactive } from './state';
import type { Checks, Choices } from './types';

type Attribute<T> = string[] | T | null | undefined;

/** The items of an `options` attribute; null where there is nothing to choose. */
export function toChoices(attribute: Attribute<Choices>): Choices | null {
  const choices = Array.isArray(attribute) ? { items: attribute } : attribute;
  return choices && Array.isArray(choices.items) && choices.items.length > 0 ? choices : null;
}

/** The items of a `checkboxes` attribute with their limits: at least one, at most all, the least never above the most. */
export function toChecks(attribute: Attribute<Checks>): (Checks & { min: number; max: number }) | null {
  const checks = toChoices(attribute);
  if (!checks) return null;
  const limits: Partial<Checks> = Array.isArray(attribute) ? {} : (attribute ?? {});
  const max = limits.max ?? checks.items.length;
  return { ...checks, max, min: Math.min(limits.min ?? 1, max) };
}

/** An item more or less; one above the most is ignored. */
export function toggleChosen(interactive: Interactive, item: string): readonly string[] {
  const { chosen } = interactive;
  if (!interactive.items.includes(item)) return chosen;
  if (chosen.includes(item)) return chosen.filter((other) => other !== item);
  const max = interactive.kind === 'checkboxes' ? interactive.max : 1;
  return chosen.length < max ? [...chosen, item] : chosen;
}
