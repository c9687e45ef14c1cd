import { waitFor } from '@testing-library/react';
import { makeCareGate, makePanels } from '@/components/chat/panels';
import { SpokenCareCard as CareCard, quietLine } from '@/components/help/spoken-care-card';
import { assessCare, writtenLanguage } from '@/lib/chat/care/assess';
import type { CareAssessment } from '@/lib/chat/care/assessment';

/** `2:a` is a text of tier 2 that the rule a found. */
const assess = (text: string): CareAssessment => {
  const [tier, rule] = text.split(':');
  return {
    tier: tier === '2' ? 2 : tier === '1' ? 1 : 0,
    category: null,
    subject: 'self',
    rule: rule ?? null,
    language: 'en',
  };
};

describe('the gate of care', () => {
  it('shows the card for a rule until the visitor has gone on past it; another rule still speaks', () => {
    const gate = makeCareGate(assess);
    const first = gate.check('2:a', 'message');
    expect(first).toEqual(assess('2:a'));
    expect(gate.check('2:a', 'message')).not.toBeNull();
    if (first) gate.dismiss(first);
    expect(gate.check('2:a', 'message')).toBeNull();
    expect(gate.check('2:b', 'message')).toEqual(assess('2:b'));
  });

  it.each([
    ['my father wont wake up', 'he is not breathing'],
    ['पापा उठ नहीं रहे', 'साँस नहीं चल रही'],
    ['papa uth nahi rahe', 'saans nahi chal rahi'],
    ['বাবা সাড়া দিচ্ছে না', 'নিঃশ্বাস নিচ্ছে না'],
    ['baba sara dichche na', 'nishwas nichche na'],
    ['I want to die', 'I will kill myself tonight'],
    ['मैं मरना चाहता हूँ', 'मैं आज मर जाऊँगा'],
    ['ami more jete chai', 'aj ami more jabo'],
    ['I want to die', 'i have the tablets in my hand'],
    ['I want to die', 'I have a rope'],
    ['I want to die', 'pills ready'],
    ['I want to die', 'i am standing on the roof and want to jump'],
    ['मैं मरना चाहता हूँ', 'गोलियाँ हाथ में हैं'],
    ['marna chahta hu', 'mere paas rassi hai'],
    ['ami more jete chai', 'ghumer oshudh haate niye boshe achi'],
    ['morte chai', 'chhade dariye achi'],
    ['my husband is not waking', 'ambulance is not coming'],
    ['mere pati uth nahi rahe', 'ambulance nahi aa rahi'],
  ])('shows the card again after %s for %s, which is worse', (first, worse) => {
    const gate = makeCareGate(assessCare);
    const finding = gate.check(first, 'message');
    expect(finding).toMatchObject({ tier: 2 });
    if (finding) gate.dismiss(finding);
    expect(gate.check(first, 'message')).toBeNull();
    expect(gate.check(worse, 'message')).toMatchObject({ tier: 2, category: finding?.category });
  });

  it.each([
    ['i want to die', 'no i mean im just tired of his drinking'],
    ['i want to die', 'im just tired of his drinking'],
    ['I want to die', 'not me, my brother, he is drunk again'],
    ['main marna chahta hun', 'matlab pati roz phir se pite hain'],
    ['ami morte chai', 'mane or mod khaoa niye ami abar klanto'],
  ])('leaves the way free after %s for %s, which only sets it right', (first, right) => {
    const gate = makeCareGate(assessCare);
    const finding = gate.check(first, 'message');
    if (finding) gate.dismiss(finding);
    expect([finding?.tier, gate.check(right, 'message')]).toEqual([2, null]);
  });

  it.each([
    'no i mean tonight',
    'i mean today',
    'i mean it, i still want to die now',
    'matlab aaj raat',
    'no i mean i have the tablets in my hand',
  ])('shows the card again where the wish is said anew: %s', (again) => {
    const gate = makeCareGate(assessCare);
    const finding = gate.check('I want to die', 'message');
    if (finding) gate.dismiss(finding);
    expect(gate.check(again, 'message')).toMatchObject({ tier: 2 });
  });

  it('says a quiet line once for each rule', () => {
    const gate = makeCareGate(assess);
    const quiet = ['0', '1:a', '1:a', '1:b'].map((text) => [gate.check(text, 'message'), gate.takeQuiet()]);
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
    gate.check('one', 'detail');
    gate.check('two', 'message');
    expect(seen).toEqual([{ field: 'detail' }, { field: 'message', previous: 'one' }]);
  });
});

it('an answer that is held goes its way when somebody is there to read it, and the card stays', async () => {
  const care = { CareCard, quietLine, assessCare, writtenLanguage };
  const panels = makePanels({ loadCare: async () => care, onBack: (then) => then(), isHeard: () => false });
  const isSent = jest.fn();
  const held = panels.guard('I want to die', 'message', 'en').then(isSent);
  await waitFor(() => expect(panels.isHolding()).toBe(true));
  expect(isSent).not.toHaveBeenCalled();
  expect(panels.release()).toBe(true);
  await held;
  expect(panels.get().panel).toMatchObject({ kind: 'care' });
  expect([panels.isHolding(), panels.release()]).toEqual([false, false]);
});
