import { fireEvent, screen } from '@testing-library/react';
import { assistantCopy } from '@/lib/i18n/assistant';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import { backend, cleanUp, show } from './harness';

afterEach(cleanUp);

const language = () => screen.getByRole<HTMLSelectElement>('combobox');

describe('the language in the head of the chat', () => {
  it('asks the same question again in the chosen language, and registers in it', async () => {
    const { sent } = backend();
    const shown = await show();
    expect(screen.queryByRole('combobox')).toBeNull();
    await shown.pick('English');
    await shown.say('Ria');
    expect(language()).toHaveAccessibleName('Choose your language');
    fireEvent.change(language(), { target: { value: 'bn' } });
    await shown.settle();
    expect(shown.bubbles().at(-1)).toBe(onboardingCopy.bn.askAge);
    expect(language()).toHaveValue('bn');
    // A choice of the question as it was asked before still means the same.
    await shown.say('Skip');
    expect(shown.bubbles().at(-1)).toBe(onboardingCopy.bn.askEmail);
    await shown.say(assistantCopy.bn.skip);
    await shown.say(assistantCopy.bn.skip);
    const registration = sent.find(({ body }) => body['name'] === 'Ria');
    expect(registration?.body).toMatchObject({ language: 'bn' });
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
