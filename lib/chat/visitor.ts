/** The fields of the onboarding (chat spec §4), as typed on a phone in any of our scripts. */
export const visitorFields = ['name', 'age', 'email', 'phone'] as const;
export type VisitorField = (typeof visitorFields)[number];
/** Blank where the visitor skipped the question. */
export type Visitor = Readonly<Record<VisitorField, string>>;

/** A visitor whose every field has the value that `valueFor` gives it. */
export const visitorOf = (valueFor: (field: VisitorField) => string): Visitor => ({
  name: valueFor('name'),
  age: valueFor('age'),
  email: valueFor('email'),
  phone: valueFor('phone'),
});

export const emptyVisitor = visitorOf(() => '');
