/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { focus, pass, settle, show } from './harness';

const flow = {
  start: {
    message: 'How long?',
    options: [
      { label: 'A week', value: 'week', icon: '/week.svg' },
      { label: 'A month', value: 'month', disabled: true },
    ],
    path: 'days',
  },
  days: {
    message: 'Which days?',
    checkboxes: [
      { label: 'Monday', value: '1' },
      { label: 'Never', disabled: true },
    ],
  },
};

describe('option objects in the window', () => {
  it('are named by their labels alone; the picture says nothing', async () => {
    await show({ flow });
    const week = screen.getByRole('button', { name: 'A week' });
    expect(week.querySelector('img')).toHaveAttribute('src', '/week.svg');
    expect(week.querySelector('img')).toHaveAttribute('alt', '');
    expect(week).toHaveAttribute('aria-disabled', 'false');
  });

  it('say that they are disabled, stay reachable, and do nothing', async () => {
    const { user } = await show({ flow });
    const month = screen.getByRole('button', { name: 'A month' });
    expect(month).toHaveAttribute('aria-disabled', 'true');
    focus(month);
    expect(month).toHaveFocus();
    await user.click(month);
    await settle();
    expect(screen.queryByText('Which days?')).not.toBeInTheDocument();
  });

  it('are said by their labels: the chosen one, and the visitor’s bubble', async () => {
    const { user } = await show({ flow });
    await user.click(screen.getByRole('button', { name: 'A week' }));
    await pass(2500);
    expect(screen.getByRole('button', { name: 'You chose A week' })).toBeInTheDocument();
    expect(document.querySelector('.rcb-user-message')).toHaveTextContent('A week');
    expect(screen.getByRole('checkbox', { name: 'Monday' })).toHaveAttribute('aria-disabled', 'false');
    const never = screen.getByRole('checkbox', { name: 'Never' });
    await user.click(never);
    expect(never).toHaveAttribute('aria-disabled', 'true');
    expect(never).not.toBeChecked();
  });
});
