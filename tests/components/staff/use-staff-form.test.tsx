import { focusFirst, messageOf } from '@/components/staff/use-staff-form';
import { staff } from '@/lib/i18n/en/staff';

function drawn(markup: string): HTMLFormElement {
  document.body.innerHTML = `<form>${markup}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

describe('the focus after a refusal', () => {
  it('goes to the first wrong field of the page, in whatever order the server names them', () => {
    const form = drawn('<input name="name" /><input name="alt.en" /><input name="code" />');
    focusFirst(form, { code: 'x', 'alt.en': 'x' });
    expect(document.activeElement).toBe(form.elements[1]);
  });

  it('goes into a group of radio buttons, to the chosen one', () => {
    const radios =
      '<input type="radio" name="person" value="no" /><input type="radio" name="person" value="yes"';
    const open = drawn(`${radios} />`);
    focusFirst(open, { person: 'x' });
    expect(document.activeElement).toBe(open.elements[0]);
    const chosen = drawn(`${radios} checked />`);
    focusFirst(chosen, { person: 'x' });
    expect(document.activeElement).toBe(chosen.elements[1]);
  });

  it('opens what is folded around the field, and stays where no field is wrong', () => {
    const form = drawn('<details><summary>More</summary><input name="on" /></details>');
    focusFirst(form, {});
    expect(document.activeElement).toBe(document.body);
    focusFirst(form, { on: 'x' });
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.activeElement).toBe(form.elements[0]);
  });
});

it.each([
  [0, 'network', staff.errors.away],
  [0, 'late', staff.errors.slow],
  [502, 'network', staff.errors.away],
  [500, 'other', staff.errors.server],
  [409, 'other', staff.errors.failed],
])('a form that is refused with %d (%s) says %j', (status, code, message) => {
  expect(messageOf({ status, code, fields: {} }, staff.errors)).toBe(message);
});
