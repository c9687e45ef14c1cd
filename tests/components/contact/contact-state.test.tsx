import { type ContactState, contactReducer } from '@/components/contact/use-contact-form';

const invalid: ContactState = { kind: 'invalid', errors: { fullname: 'name!', email: 'email!' } };

describe('the state of the contact form', () => {
  it('goes from idle over submitting to done, and back for another message', () => {
    const submitting = contactReducer({ kind: 'idle' }, { type: 'submit' });
    const done = contactReducer(submitting, { type: 'succeed' });
    expect([submitting, done, contactReducer(done, { type: 'again' })].map(({ kind }) => kind)).toEqual([
      'submitting',
      'done',
      'idle',
    ]);
  });

  it('knows the fields that the endpoint refused, and no others', () => {
    const failed = contactReducer(
      { kind: 'submitting' },
      { type: 'fail', fields: { Address: 'long!', body: 'bad!' } },
    );
    expect(failed).toEqual({ kind: 'failed', errors: { address: 'long!' } });
  });

  it('clears the error of the edited field and no other', () => {
    expect(contactReducer(invalid, { type: 'edit', field: 'email' })).toEqual({
      kind: 'invalid',
      errors: { fullname: 'name!' },
    });
  });

  it('does not change by typing while nothing is wrong', () => {
    const submitting: ContactState = { kind: 'submitting' };
    expect(contactReducer(submitting, { type: 'edit', field: 'email' })).toBe(submitting);
  });
});
