import { telHref, unbroken, whatsappHref } from '@/lib/config/site-facts';

describe('addresses of the centre', () => {
  it.each([
    ['+91 00000 00000', 'tel:+910000000000'],
    ['(033) 2334-5678', 'tel:03323345678'],
    ['14416', 'tel:14416'],
    ['033 2334+5', 'tel:03323345'],
  ])('dial %s as %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });

  it('keep a number on one line in running text', () => {
    expect(unbroken('+91 33 0000 0000')).toBe('+91\u00a033\u00a00000\u00a00000');
  });

  it('open a conversation with the number in digits and the text escaped', () => {
    const href = whatsappHref('+91 98300 00000', 'Hello & welcome, 50% off?\n#1 নমস্কার');
    const { origin, pathname, searchParams, hash } = new URL(href);
    expect([origin, pathname, hash]).toEqual(['https://wa.me', '/919830000000', '']);
    expect(searchParams.get('text')).toBe('Hello & welcome, 50% off?\n#1 নমস্কার');
  });
});
