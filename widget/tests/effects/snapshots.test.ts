/** @jest-environment jsdom */

import { storedSnapshots } from '@/widget/effects/snapshots';
import { storage } from '@/widget/effects/storage';
import { FakeClock } from './fake-clock';

const none = { onChange: () => {}, onLeave: () => {} };

function made() {
  localStorage.clear();
  const clock = new FakeClock();
  const snapshots = storedSnapshots({ storage: () => storage('LOCAL_STORAGE'), key: () => 'kept', clock });
  return { clock, snapshots };
}
/** Another tab writes, or removes by null. */
function write(text: string | null, key: string | null = 'kept') {
  if (text === null) localStorage.removeItem('kept');
  else localStorage.setItem('kept', text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

describe('the kept conversation', () => {
  it('is built once for many changes, when it is written', () => {
    const { clock, snapshots } = made();
    const build = jest.fn(() => ({ draft: 'Hel' }));
    for (let key = 0; key < 20; key += 1) snapshots.write(build);
    expect(build).not.toHaveBeenCalled();
    clock.pass(800);
    expect(build).toHaveBeenCalledTimes(1);
    expect(snapshots.read()).toEqual({ draft: 'Hel' });
  });

  it('is written at the latest when the page is hidden, for it may never be seen again', () => {
    const { snapshots } = made();
    const stop = snapshots.follow(none);
    snapshots.write(() => ({ draft: 'Hel' }));
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    expect(localStorage.getItem('kept')).toBe('{"draft":"Hel"}');
  });

  it('can be written as the page goes', () => {
    const { snapshots } = made();
    const stop = snapshots.follow({
      ...none,
      onLeave: () => {
        snapshots.write(() => ({ isLeft: true }));
        snapshots.flush();
      },
    });
    window.dispatchEvent(new Event('pagehide'));
    stop();
    expect(localStorage.getItem('kept')).toBe('{"isLeft":true}');
  });

  it('is gone once cleared, and nothing where storage holds no JSON', () => {
    const { clock, snapshots } = made();
    snapshots.write(() => ({}));
    snapshots.clear();
    clock.pass(1000);
    expect(snapshots.read()).toBeNull();
    localStorage.setItem('kept', '{');
    expect(snapshots.read()).toBeUndefined();
  });

  it('is not even parsed where it is longer than any conversation', () => {
    const { snapshots } = made();
    const parse = jest.spyOn(JSON, 'parse');
    localStorage.setItem('kept', JSON.stringify({ draft: 'x'.repeat(600_000) }));
    expect(snapshots.read()).toBeUndefined();
    expect(parse).not.toHaveBeenCalled();
  });

  it('is done without where storage is blocked or full', () => {
    const { clock, snapshots } = made();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    snapshots.write(() => ({}));
    clock.pass(500);
    expect(snapshots.read()).toBeNull();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const stop = snapshots.follow(none);
    snapshots.write(() => ({}));
    clock.pass(500);
    snapshots.clear();
    stop();
    expect(snapshots.read()).toBeNull();
  });
});

describe('another tab', () => {
  it('is heard when it writes or clears this conversation, and no other', () => {
    const { snapshots } = made();
    const onChange = jest.fn(() => snapshots.read());
    const stop = snapshots.follow({ ...none, onChange });
    write('{"turn":1}');
    expect(onChange).toHaveLastReturnedWith({ turn: 1 });
    write('{"turn":2}', 'something-else');
    expect(onChange).toHaveBeenCalledTimes(1);
    write(null);
    expect(onChange).toHaveLastReturnedWith(null);
    localStorage.setItem('kept', '{"turn":3}');
    write('{"turn":4}', null);
    expect(onChange).toHaveLastReturnedWith({ turn: 4 });
    stop();
    write('{"turn":5}');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('is not taken for what this one has written itself', () => {
    const { snapshots } = made();
    const onChange = jest.fn();
    const stop = snapshots.follow({ ...none, onChange });
    snapshots.write(() => ({ turn: 2 }));
    snapshots.flush();
    window.dispatchEvent(new StorageEvent('storage', { key: 'kept', newValue: '{"turn":1}' }));
    stop();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is looked up when the page comes back by the back button', () => {
    const { snapshots } = made();
    const onChange = jest.fn();
    const stop = snapshots.follow({ ...none, onChange });
    localStorage.setItem('kept', '{"turn":1}');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(onChange).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    stop();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (snapshots: ReturnType<typeof made>['snapshots']) => void]>([
    ['too long', (snapshots) => snapshots.write(() => ({ text: 'x'.repeat(500_001) }))],
    [
      'refused by a full storage',
      (snapshots) => {
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        });
        snapshots.write(() => ({ draft: 'new' }));
      },
    ],
  ])('that is %s does not leave an older one behind, which would answer twice', (_, write) => {
    const { snapshots } = made();
    snapshots.write(() => ({ draft: 'old' }));
    snapshots.flush();
    write(snapshots);
    snapshots.flush();
    jest.restoreAllMocks();
    expect(snapshots.read()).toBeNull();
  });
});
