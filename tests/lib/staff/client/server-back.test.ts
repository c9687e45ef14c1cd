import { noteAnswer, onServerBack, postStaff, readStaff, troubleOf } from '@/lib/staff/client/staff-calls';

it('the first answer after the server was away tells whoever waits, once', () => {
  const told = jest.fn();
  const end = onServerBack(told);
  noteAnswer(200);
  expect(told).not.toHaveBeenCalled();
  for (const status of [0, 502]) noteAnswer(status);
  expect(told).not.toHaveBeenCalled();
  for (const status of [403, 200]) noteAnswer(status);
  expect(told).toHaveBeenCalledTimes(1);
  // One address that fails while others answer makes no storm.
  for (const status of [0, 200, 0, 200]) noteAnswer(status);
  expect(told).toHaveBeenCalledTimes(1);
  end();
});

describe('a page of the proxy in place of an answer', () => {
  const answerWith = (status: number) => {
    const answer = { status, ok: false, json: () => Promise.reject(new SyntaxError('<html>')) };
    globalThis.fetch = jest.fn().mockResolvedValue(answer);
    return postStaff('/staff/api/inbox/claim', {}, () => true);
  };

  it.each([
    [502, 'away'],
    [503, 'away'],
    [504, 'slow'],
  ])('with %d the server is %s, which is no lost connection', async (status, trouble) => {
    const result = await answerWith(status);
    expect(!result.ok && troubleOf(result)).toBe(trouble);
    await expect(readStaff('/staff/api/inbox')).rejects.toMatchObject({ status, trouble });
  });

  it('that refuses tells nothing of ours: it counts as no answer', async () => {
    expect(await answerWith(403)).toMatchObject({ ok: false, status: 0 });
  });
});
