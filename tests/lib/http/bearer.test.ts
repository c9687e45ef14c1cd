import { requireBearer } from '@/lib/http/bearer';

const secret = 'a-long-enough-secret';
const asked = (authorization: string | undefined, REVALIDATE_SECRET: string | undefined = secret) => {
  const headers = new Headers(authorization === undefined ? {} : { authorization });
  return () =>
    requireBearer(headers, 'REVALIDATE_SECRET', { REVALIDATE_SECRET, CRON_SECRET: 'another-long-secret' });
};

describe('a hook with a secret', () => {
  it.each([`Bearer ${secret}`, `bearer ${secret}`])('opens for "%s"', (authorization) => {
    expect(asked(authorization)).not.toThrow();
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    secret,
    `Basic ${secret}`,
    `Bearer ${secret}x`,
    'Bearer another-long-secret',
  ])('stays shut for %j', (authorization) => {
    expect(asked(authorization)).toThrow(expect.objectContaining({ status: 401 }));
  });

  it('is not there while no secret is set, not even for an empty one', () => {
    const headers = new Headers({ authorization: 'Bearer ' });
    const ask = () => requireBearer(headers, 'CRON_SECRET', {});
    expect(ask).toThrow(expect.objectContaining({ status: 404 }));
  });
});
