import { act, render, screen } from '@testing-library/react';
import { AssistantLoader } from '@/components/chat/assistant-loader';
import { makeSite } from '@/tests/helpers/make-site';

const mockLine = { isDown: false };

jest.mock('@/components/chat/assistant', () => {
  if (mockLine.isDown) throw new Error('no line');
  return { Assistant: () => <p>the chat</p> };
});

const site = { ...makeSite(), retentionDays: 90, asksDetailsFirst: false };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('where the assistant stands', () => {
  it.each(['online', 'pageshow', 'focus', 'visibilitychange'])(
    'tries again at %s when its code could not be loaded, once a return',
    async (sign) => {
      mockLine.isDown = true;
      render(<AssistantLoader site={site} language="en" />);
      await pass(1000);
      const comeBack = () => {
        const target = sign === 'visibilitychange' ? document : window;
        act(() => void target.dispatchEvent(new Event(sign, { bubbles: true })));
        return pass(10);
      };
      await comeBack();
      expect(screen.queryByText('the chat')).toBeNull();
      mockLine.isDown = false;
      await comeBack();
      expect(screen.getByText('the chat')).toBeInTheDocument();
    },
  );
});
