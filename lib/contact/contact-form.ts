/** The contact form as visitors type it (spec §3, §5; contract §5): `address` travels as `Address`. */
export const contactFields = ['fullname', 'email', 'phone', 'address', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** The five fields as the wire wants them. */
export const contactWire = ({ fullname, email, phone, address, message }: ContactValues) => ({
  fullname,
  email,
  phone,
  Address: address,
  message,
});

/** The same the other way round. */
export const contactFormOf = ({
  Address: address,
  ...fields
}: ReturnType<typeof contactWire>): ContactValues => ({
  ...fields,
  address,
});

/** A wire field's name as the form's own. */
export const contactFieldOf = (wireName: string): ContactField | undefined => {
  const name = wireName === 'Address' ? 'address' : wireName;
  return contactFields.find((field) => field === name);
};
