import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary, Field } from '@/components/ui/field';

describe('a field', () => {
  it.each(['input', 'textarea'] as const)('(%s) is labelled, and described by its hint', (as) => {
    render(<Field as={as} name="email" label="Email" hint="We answer there." />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(control).toHaveAttribute('name', 'email');
    expect(control).toHaveAccessibleDescription('We answer there.');
    expect(control).not.toHaveAttribute('aria-invalid');
  });

  it.each(['input', 'textarea'] as const)('(%s) is marked and described by its error too', (as) => {
    render(<Field as={as} name="email" label="Email" hint="We answer there." error="Please enter it." />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(control).toHaveAccessibleDescription(/^We answer there\. Error: ?Please enter it\.$/);
  });

  it('has no description where there is nothing to say', () => {
    render(<Field name="email" label="Email" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('hands on what a native control takes', () => {
    render(<Field name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={40} required />);
    const control = screen.getByRole('textbox');
    expect(control).toBeRequired();
    expect(control).toHaveAttribute('autocomplete', 'tel');
    expect(control).toHaveAttribute('maxlength', '40');
  });
});

describe('an error summary', () => {
  const errors = [
    { name: 'email', message: 'Please enter your email address.' },
    { name: 'address', message: 'Please enter your address.' },
  ];

  it('is announced and lists each error as a link to its field', () => {
    render(<ErrorSummary title="Please check these fields" errors={errors} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Please check these fields');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#email',
      '#address',
    ]);
  });

  it('leads to the field without touching the address, its label in view', async () => {
    Object.assign(globalThis, { CSS: { escape: (name: string) => name } });
    const shown = jest.fn();
    Element.prototype.scrollIntoView = shown;
    render(
      <>
        <ErrorSummary title="Please check these fields" errors={errors} />
        <Field name="address" label="Address" error="Please enter your address." />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Please enter your address.' }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
    expect(shown.mock.contexts).toEqual([screen.getByText('Address')]);
    expect(window.location.hash).toBe('');
  });
});
