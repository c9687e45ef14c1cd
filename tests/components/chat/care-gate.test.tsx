import { type Finding, makeCareGate } from '@/components/chat/care-gate';

/** `2:a` is a text of tier 2 that the rule a found. */
const assess = (text: string): Finding => {
  const [tier, rule] = text.split(':');
  return { tier: tier === '2' ? 2 : tier === '1' ? 1 : 0, rule: rule ?? null };
};

describe('the gate of care', () => {
  it('shows the card for a rule until the visitor has gone on past it; another rule still speaks', () => {
    const gate = makeCareGate(assess);
    const first = gate.look('2:a', 'message');
    expect(first).toEqual({ tier: 2, rule: 'a' });
    expect(gate.look('2:a', 'message')).not.toBeNull();
    if (first) gate.dismiss(first);
    expect(gate.look('2:a', 'message')).toBeNull();
    expect(gate.look('2:b', 'message')).toEqual({ tier: 2, rule: 'b' });
  });

  it('says a quiet line once for each rule', () => {
    const gate = makeCareGate(assess);
    const quiet = ['0', '1:a', '1:a', '1:b'].map((text) => [gate.look(text, 'message'), gate.takeQuiet()]);
    expect(quiet).toEqual([
      [null, false],
      [null, true],
      [null, false],
      [null, true],
    ]);
    expect(gate.takeQuiet()).toBe(false);
  });

  it('tells the rules what was asked for, and what was said before', () => {
    const seen: unknown[] = [];
    const gate = makeCareGate((text, context) => {
      seen.push(context);
      return assess(text);
    });
    gate.look('one', 'detail');
    gate.look('two', 'message');
    expect(seen).toEqual([{ field: 'detail' }, { field: 'message', previous: 'one' }]);
  });
});
