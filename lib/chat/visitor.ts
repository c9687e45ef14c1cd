/** The fields of the onboarding (chat spec §4), as typed on a phone in any of our scripts. */
export type VisitorField = 'name' | 'age' | 'email' | 'phone';
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
