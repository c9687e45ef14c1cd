/** The contact form as visitors type it (spec §3, §5; contract §5): `address` travels as `Address`. */
export const contactFields = ['fullname', 'email', 'phone', 'address', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

const limits: Record<ContactField, number> = {
  fullname: 200,
  email: 254,
  phone: 40,
  address: 500,
  message: 5000,
};

/** Shape only, as the browser's own e-mail field checks it; whether anyone reads there nobody can know. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One message a bad field, from the texts given: name, e-mail and message are required, nothing is too long. */
export function contactErrors(values: ContactValues, texts: Readonly<ContactValues>): ContactErrors {
  const trimmed = (field: ContactField) => values[field].trim();
  const isBad = (field: ContactField): boolean => {
    if (trimmed(field).length > limits[field]) return true;
    if (field === 'email') return !emailShape.test(trimmed(field));
    return (field === 'fullname' || field === 'message') && trimmed(field) === '';
  };
  return Object.fromEntries(contactFields.filter(isBad).map((field) => [field, texts[field]]));
}

/** The five fields as the wire wants them. */
export const contactWire = ({ fullname, email, phone, address, message }: ContactValues) => ({
  fullname,
  email,
  phone,
  Address: address,
  message,
});

/** A wire field's name as the form's own. */
export const contactFieldOf = (wireName: string): ContactField | undefined => {
  const name = wireName === 'Address' ? 'address' : wireName;
  return contactFields.find((field) => field === name);
};
