import { contactErrors } from '@/lib/contact/contact-errors';
import { contactFieldOf, contactFields, contactWire } from '@/lib/contact/contact-form';
import { ContactMessage } from '@/lib/contact/schema';

const texts = {
  fullname: 'name!',
  email: 'email!',
  phone: 'phone!',
  address: 'address!',
  message: 'message!',
};
const filled = { fullname: 'Asha Sen', email: 'asha@example.org', phone: '', address: '', message: 'Hello' };
const errorsOf = (given: Partial<typeof filled>) =>
  contactErrors(
    { ...filled, ...given },
    { missing: texts, malformed: {}, any: { hidden: 'hidden!', long: 'long!' } },
  );

describe('the contact form', () => {
  it('is well with name, e-mail and message; phone and address are optional', () => {
    expect(errorsOf({})).toEqual({});
  });

  it.each(['fullname', 'email', 'message'] as const)('wants %s, and blanks are none', (field) => {
    expect(errorsOf({ [field]: ' \n ' })).toEqual({ [field]: texts[field] });
  });

  it.each(['asha', 'asha@', '@example.org', 'asha@example', 'a b@example.org', 'asha@@example.org'])(
    'takes %j for no e-mail address',
    (email) => {
      expect(errorsOf({ email })).toEqual({ email: 'email!' });
    },
  );

  it.each(['asha@example.org', ' asha@example.org ', 'asha.sen+site@mail.example.co.in'])(
    'takes %j',
    (email) => {
      expect(errorsOf({ email })).toEqual({});
    },
  );

  it.each([
    ['fullname', 200],
    ['address', 500],
    ['message', 5000],
  ] as const)('takes %s up to %i signs, as the endpoint does', (field, limit) => {
    const wire = (text: string) =>
      ContactMessage.safeParse(contactWire({ ...filled, [field]: text })).success;
    expect([errorsOf({ [field]: 'x'.repeat(limit) }), wire('x'.repeat(limit))]).toEqual([{}, true]);
    expect([errorsOf({ [field]: 'x'.repeat(limit + 1) }), wire('x'.repeat(limit + 1))]).toEqual([
      { [field]: 'long!' },
      false,
    ]);
  });

  it('has one message a bad field, in the order of the form', () => {
    expect(Object.keys(errorsOf({ message: '', email: 'x', fullname: '' }))).toEqual([
      'fullname',
      'email',
      'message',
    ]);
  });

  it('sends its address as Address, and every field', () => {
    expect(contactWire({ ...filled, address: '4 Lake Road' })).toEqual({
      fullname: 'Asha Sen',
      email: 'asha@example.org',
      phone: '',
      Address: '4 Lake Road',
      message: 'Hello',
    });
  });

  it('knows its fields by their names on the wire', () => {
    expect(Object.keys(contactWire(filled)).map(contactFieldOf)).toEqual([...contactFields]);
    expect([contactFieldOf('body'), contactFieldOf('website'), contactFieldOf('__proto__')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
