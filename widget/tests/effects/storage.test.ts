/** @jest-environment jsdom */
import { readMessages, storage, storedTranscript } from '@/widget/effects/storage';
import { FakeClock } from './fake-clock';

const message = (id: string, content: string, type = 'string') => ({
  id,
  content,
  sender: 'BOT',
  type,
  timestamp: 'Sat, 21 Nov 2026 05:00:00 GMT',
});

function made(storage: Storage = localStorage) {
  const clock = new FakeClock();
  const transcript = storedTranscript({ storage: () => storage, key: () => 'rcb-history', clock });
  const stored = () => JSON.parse(storage.getItem('rcb-history') ?? 'null');
  return { clock, transcript, stored };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored transcript', () => {
  it('is on disk within 200 ms of a message', () => {
    const { clock, transcript, stored } = made();
    transcript.write([message('1', 'Hello')]);
    clock.pass(200);
    expect(stored()).toEqual([message('1', 'Hello')]);
  });

  it('writes a stream of forty chunks a few times only, the last words included', () => {
    const { clock, transcript, stored } = made();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    for (let chunk = 1; chunk <= 40; chunk += 1) {
      transcript.write([message('1', 'x'.repeat(chunk))]);
      clock.pass(10);
    }
    clock.pass(200);
    expect(write.mock.calls.length).toBeLessThanOrEqual(4);
    expect(stored()[0].content).toHaveLength(40);
  });

  it('keeps the last message when the page goes away before the write', () => {
    const { transcript, stored } = made();
    transcript.write([message('1', 'Hello')]);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toHaveLength(1);
  });

  it('stays empty after it was cleared, whatever was waiting', () => {
    const { clock, transcript, stored } = made();
    transcript.write([message('1', 'Hello')]);
    transcript.clear();
    clock.pass(1000);
    expect(stored()).toBeNull();
  });

  it('lies in the storage the settings name', () => {
    const { clock, transcript } = made(sessionStorage);
    transcript.write([message('1', 'Hello')]);
    clock.pass(200);
    expect(localStorage.length).toBe(0);
    expect(sessionStorage.getItem('rcb-history')).toContain('Hello');
  });

  it.each(['{', '7', '{"a":1}', '[null, 3, {"id": 1}]', 'null'])('reads %s as nothing', (text) => {
    localStorage.setItem('rcb-history', text);
    expect(made().transcript.read()).toEqual([]);
  });

  it('reads the words of markup stored by the original and runs none of it', () => {
    const hostile = '<div onclick="x()">Which <b>one</b>?<img src=x onerror="x()"><script>x()</script></div>';
    expect(readMessages([message('1', hostile, 'object')])).toEqual([
      { ...message('1', 'Which one?'), tags: [] },
    ]);
  });

  it('reads the options stored by the original as words apart', () => {
    const options = '<div class="rcb-options-container"><div>Yes</div><div>No</div></div>';
    expect(readMessages([message('1', options, 'object')])[0]?.content).toBe('Yes\nNo');
  });

  it('reads a message that was stored twice once, as it was stored last', () => {
    const stored = [message('1', 'old'), message('2', 'two'), message('1', 'new')];
    expect(readMessages(stored).map(({ content }) => content)).toEqual(['new', 'two']);
  });

  it('leaves text that looks like markup as the text it is', () => {
    expect(readMessages([message('1', '<b>kept</b>')])[0]?.content).toBe('<b>kept</b>');
  });
});

describe('a shelf', () => {
  it('is inert where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const blocked = storage('LOCAL_STORAGE');
    blocked.setItem('a', '1');
    expect(blocked.getItem('a')).toBeNull();
  });

  it('is inert where storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => storage('LOCAL_STORAGE').setItem('a', '1')).not.toThrow();
  });

  it('keeps what another tab has stored meanwhile', () => {
    const { clock, transcript, stored } = made();
    const other = made();
    transcript.read();
    other.transcript.read();
    other.transcript.write([message('b', 'of the other tab')]);
    other.clock.pass(200);
    transcript.write([message('a', 'of this tab')]);
    clock.pass(200);
    expect(stored().map(({ id }: { id: string }) => id)).toEqual(['b', 'a']);
  });

  it('does not bring back what this tab has removed', () => {
    const { clock, transcript, stored } = made();
    transcript.write([message('a', 'one'), message('b', 'two')]);
    clock.pass(200);
    transcript.write([message('b', 'two')]);
    clock.pass(200);
    expect(stored().map(({ id }: { id: string }) => id)).toEqual(['b']);
  });

  it('says in the log that the storage is full', () => {
    const info = jest.fn();
    const clock = new FakeClock();
    const log = { info };
    const transcript = storedTranscript({
      storage: () => storage('LOCAL_STORAGE'),
      key: () => 'full',
      clock,
      log,
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    transcript.write([message('a', 'one')]);
    clock.pass(200);
    transcript.write([message('a', 'two')]);
    clock.pass(200);
    jest.restoreAllMocks();
    expect(info).toHaveBeenCalledTimes(1);
  });
});
