/** @jest-environment jsdom */
import { storedSnapshots } from '@/widget/effects/snapshots';
import { FakeClock } from './fake-clock';

function made() {
  localStorage.clear();
  const clock = new FakeClock();
  const snapshots = storedSnapshots({ shelf: () => localStorage, key: () => 'kept', clock });
  return { clock, snapshots };
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

  it('is written at the latest when the page goes', () => {
    const { snapshots } = made();
    snapshots.write(() => ({ draft: 'Hel' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('kept')).toBe('{"draft":"Hel"}');
  });

  it('is gone once cleared, and nothing where storage holds no JSON', () => {
    const { clock, snapshots } = made();
    snapshots.write(() => ({}));
    snapshots.clear();
    clock.pass(1000);
    expect(snapshots.read()).toBeNull();
    localStorage.setItem('kept', '{');
    expect(snapshots.read()).toBeNull();
  });
});
