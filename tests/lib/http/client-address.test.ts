import { clientAddress } from '@/lib/http/client-address';
import { log } from '@/lib/server/log';
import { PEER_HEADER } from '@/lib/server/request';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const from = (peer: string, forwarded?: string) =>
  new Headers({ [PEER_HEADER]: peer, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) });

describe('the address a request counts for', () => {
  it('is the peer, whatever a client claims, while no proxy is trusted', () => {
    expect(clientAddress(from('192.0.2.7', '203.0.113.1'), 0)).toBe('192.0.2.7');
  });

  it.each([
    [1, '203.0.113.1', '203.0.113.1'],
    [1, '198.51.100.9, 203.0.113.1', '203.0.113.1'],
    [1, '10.0.0.1,198.51.100.9 ,  203.0.113.1', '203.0.113.1'],
    [2, '198.51.100.9, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
    [2, '203.0.113.1', '203.0.113.1'],
    [1, ' , 203.0.113.1, ', '203.0.113.1'],
  ])(
    'with %i trusted proxies of "%s" is %s: what a client wrote before them does not count',
    (proxies, forwarded, address) => {
      expect(clientAddress(from('10.0.0.3', forwarded), proxies)).toBe(address);
    },
  );

  it.each([undefined, '', ' , '])('is the peer where a trusted proxy forwards %j', (forwarded) => {
    expect(clientAddress(from('10.0.0.3', forwarded), 1)).toBe('10.0.0.3');
  });

  it.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb::2'],
    ['2001:db8:1:2::1', '2001:DB8:0001:0002:0:0:0:9'],
    ['2001:db8::1', '2001:db8:0:0:ffff::'],
    ['fe80::1%eth0', 'fe80::2'],
  ])('is one network for %s and %s', (one, other) => {
    expect(clientAddress(from(one), 0)).toBe(clientAddress(from(other), 0));
  });

  it('is another network at another /64', () => {
    expect(clientAddress(from('2001:db8:1:2::1'), 0)).not.toBe(clientAddress(from('2001:db8:1:3::1'), 0));
  });

  it('is the plain address of an IPv4 peer on an IPv6 socket', () => {
    expect(clientAddress(from('::ffff:192.0.2.7'), 0)).toBe('192.0.2.7');
  });
});

describe('the hint about a proxy', () => {
  const fresh = (): typeof clientAddress => {
    let made = clientAddress;
    jest.isolateModules(() => {
      made =
        jest.requireActual<typeof import('@/lib/http/client-address')>(
          '@/lib/http/client-address',
        ).clientAddress;
    });
    return made;
  };

  it('is not given for the header that Next adds itself', () => {
    fresh()(from('192.0.2.7', '192.0.2.7'), 0);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is given once for a header that nobody was trusted to send', () => {
    const address = fresh();
    address(from('192.0.2.7', '203.0.113.1'), 0);
    address(from('192.0.2.7', '203.0.113.2'), 0);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
