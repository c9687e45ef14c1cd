/** The contact form's fields in its order (spec §3, §5). A stored message has a column of the same name for each. */
export const contactFields = ['fullname', 'email', 'phone', 'address', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** What each field is called on the wire (contract §5). */
const wireNames = {
  fullname: 'fullname',
  email: 'email',
  phone: 'phone',
  address: 'Address',
  message: 'message',
} as const satisfies Record<ContactField, string>;
export type ContactWire = { [Field in ContactField as (typeof wireNames)[Field]]: string };

/** Every field by its name, wherever its text is read from. */
export const contactValues = (textOf: (field: ContactField) => string): ContactValues => ({
  fullname: textOf('fullname'),
  email: textOf('email'),
  phone: textOf('phone'),
  address: textOf('address'),
  message: textOf('message'),
});

/** The fields as the wire wants them, and nothing else that stands beside them. */
export const contactWire = ({ fullname, email, phone, address, message }: ContactValues): ContactWire => ({
  fullname,
  email,
  phone,
  Address: address,
  message,
});

/** The same the other way round. */
export const contactFormOf = ({ Address: address, ...fields }: ContactWire): ContactValues =>
  contactValues((field) => (field === 'address' ? address : fields[field]));

/** The field of a name, be it the form's own or the wire's. */
export const contactFieldOf = (name: string): ContactField | undefined =>
  contactFields.find((field) => field === name || wireNames[field] === name);
