/** @jest-environment jsdom */
import { storedToken, storedWindowChoice } from '@/lib/chat/client/storage';

beforeEach(() => localStorage.clear());

describe('what the chat keeps in the browser', () => {
  it('keeps the token under the name of the document, where every tab reads it', () => {
    storedToken().write('t1');
    expect(localStorage.getItem('chatToken')).toBe('t1');
    expect(storedToken().read()).toBe('t1');
    storedToken().remove();
    expect([storedToken().read(), localStorage.length]).toEqual([null, 0]);
  });

  it.each(['bad token', 'x'.repeat(513), '', 'টোকেন'])('takes for no token what is none: %s', (stored) => {
    localStorage.setItem('chatToken', stored);
    expect(storedToken().read()).toBeNull();
  });

  it('reads the newest token where storage holds what is none and takes nothing more', () => {
    localStorage.setItem('chatToken', 'bad token');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const token = storedToken();
    token.write('t1');
    expect(token.read()).toBe('t1');
  });

  it('remembers whether the window was left open, and nothing that somebody else wrote', () => {
    const choice = storedWindowChoice();
    expect(choice.read()).toBeNull();
    choice.write(false);
    expect(storedWindowChoice().read()).toBe(false);
    choice.write(true);
    expect(storedWindowChoice().read()).toBe(true);
    localStorage.setItem('chatWindow', '<b>');
    expect(storedWindowChoice().read()).toBeNull();
  });

  it('lives in memory where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const token = storedToken();
    token.write('t1');
    expect(token.read()).toBe('t1');
    token.remove();
    expect(token.read()).toBeNull();
  });
});
