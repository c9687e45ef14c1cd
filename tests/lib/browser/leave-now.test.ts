/** @jest-environment jsdom */
import { leaveNow } from '@/lib/browser/leave-now';

beforeEach(() => {
  localStorage.setItem('chatToken', 't1');
  sessionStorage.setItem('hero-paused', 'yes');
  document.head.replaceChildren();
  document.body.innerHTML = '<form><input name="message"></form>';
});

describe('leaving at once', () => {
  it('goes to a page that says nothing and is not told where from', () => {
    const go = jest.fn();
    leaveNow(go);
    expect(go).toHaveBeenCalledWith('https://www.google.com/');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it('takes along what this site keeps in the browser, and what was typed', () => {
    const field = document.querySelector('input');
    field?.setRangeText('My brother drinks');
    expect(field?.value).toBe('My brother drinks');
    leaveNow(jest.fn());
    expect([localStorage.length, sessionStorage.length, field?.value]).toEqual([0, 0, '']);
  });

  it('goes where storage is forbidden, too', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const go = jest.fn();
    leaveNow(go);
    expect(go).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});
