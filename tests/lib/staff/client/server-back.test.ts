import { noteAnswer, onServerBack } from '@/lib/staff/client/staff-calls';

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
