import type { Interactive } from './state';
import type { Checks, Choices, InputField, InputRule, Item } from './types';

export const itemLabel = (item: Item): string => (typeof item === 'string' ? item : item.label);
export const itemValue = (item: Item): string =>
  typeof item === 'string' ? item : (item.value ?? item.label);
export const isDisabled = (item: Item): boolean => typeof item === 'object' && item.disabled === true;

/** What choices say: the words of cards, else the labels; a field says nothing. */
export function wordsOf(interactive: Interactive): string[] {
  const rich = interactive.kind === 'options' ? interactive.rich : undefined;
  if (rich?.type === 'cards' && rich.cards.length > 0)
    return rich.cards.map(({ title, text }) => (text ? `${title}: ${text}` : title));
  return rich && rich.type !== 'cards' ? [] : interactive.items.map(itemLabel);
}

/** Whether a block's `input` draws a field; with a message of its own it is a rule for what is typed. */
export const isField = <P>(input: InputRule<P> | undefined): input is InputField =>
  typeof input === 'object' && !('message' in input);

/** The item of a value, if it may be chosen. */
export const choosable = (items: readonly Item[], value: string): Item | undefined =>
  items.find((item) => itemValue(item) === value && !isDisabled(item));

type Attribute<T> = Item[] | T | null | undefined;

/** Those with a label: a button or a box without words has no name (WCAG 4.1.2). A page without types may write anything. */
export const withLabels = (items: readonly Item[]): Item[] =>
  items.filter((item) => item && String(itemLabel(item) ?? '').trim());

/** The items of an `options` attribute; null where there is nothing to choose. */
export function toChoices(attribute: Attribute<Choices>): Choices | null {
  const choices = Array.isArray(attribute) ? { items: attribute } : attribute;
  const items = Array.isArray(choices?.items) ? withLabels(choices.items) : [];
  return items.length > 0 ? { ...choices, items } : null;
}

/** The items of a `checkboxes` attribute with their limits: at least one, at most all, the least never above what can be chosen. */
export function toChecks(attribute: Attribute<Checks>): (Checks & { min: number; max: number }) | null {
  const checks = toChoices(attribute);
  if (!checks) return null;
  const limits: Partial<Checks> = Array.isArray(attribute) ? {} : (attribute ?? {});
  const max = limits.max ?? checks.items.length;
  const free = checks.items.filter((item) => !isDisabled(item));
  return { ...checks, max, min: Math.min(limits.min ?? 1, max, free.length) };
}

/** A value more or less; one above the most is ignored. */
export function toggleChosen(interactive: Interactive, value: string): readonly string[] {
  const { chosen, items } = interactive;
  if (!choosable(items, value)) return chosen;
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  const max = interactive.kind === 'checkboxes' ? interactive.max : 1;
  return chosen.length < max ? [...chosen, value] : chosen;
}
