import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { QuickExitLoader } from '@/components/quick-exit/quick-exit-loader';
import { leaveNow } from '@/lib/browser/leave-now';
import { quickExitIn } from '@/lib/i18n/care';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('@/lib/browser/leave-now', () => ({ leaveNow: jest.fn() }));

const show = (path: string) => {
  jest.mocked(usePathname).mockReturnValue(path);
  jest.mocked(leaveNow).mockClear();
  return render(<QuickExitLoader copy={quickExitIn.en} />);
};

describe('the way off a page', () => {
  it('is a link without scripts, and says what stays behind', () => {
    show('/help-now');
    const link = screen.getByRole('link', { name: 'Leave now' });
    expect(link).toHaveAttribute('href', 'https://www.google.com/');
    expect(link).toHaveAttribute('rel', 'noreferrer noopener');
    expect(link).toHaveAccessibleDescription(/history may still show earlier pages/);
  });

  it('leaves on a press and says so', async () => {
    show('/contact');
    await userEvent.click(screen.getByRole('link', { name: 'Leave now' }));
    expect(leaveNow).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Leaving this page.');
  });

  it('counts the presses of Shift aloud and leaves at the third', async () => {
    show('/treatment');
    await userEvent.keyboard('{Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('Press Shift 2 more times');
    await userEvent.keyboard('{Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('Press Shift once more');
    expect(leaveNow).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift}');
    expect(leaveNow).toHaveBeenCalledTimes(1);
  });

  it('is not on pages that tell nothing, and listens there to no key', async () => {
    const { unmount } = show('/about');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    unmount();
    show('/help-now').unmount();
    await userEvent.keyboard('{Shift}{Shift}{Shift}');
    expect(leaveNow).not.toHaveBeenCalled();
  });
});
