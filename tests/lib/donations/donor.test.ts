import { donorErrors } from '@/lib/donations/checkout';
import type { Donor } from '@/lib/donations/donation';
import { donorMessages, fieldMessages } from '@/lib/formats/field-messages';

const errorsOf = (donor: Donor) =>
  donorErrors(donor, { missing: donorMessages, malformed: {}, any: fieldMessages });

const emptyDonor: Donor = { fullName: '', email: '', mobile: '', panCard: '', address: '' };

const complete = {
  fullName: 'Mira Sen',
  email: 'mira@example.org',
  mobile: '90000 00000',
  panCard: 'ABCPE1234F',
  address: '1 Lake Road',
};

it('asks for every field with the texts of the document', () => {
  expect(errorsOf(emptyDonor)).toEqual({
    fullName: 'Please enter your full name.',
    email: 'Please enter your email address.',
    mobile: 'Please enter your mobile number.',
    panCard: 'Please enter your PAN card number.',
    address: 'Please enter your address.',
  });
});

it('accepts a complete form', () => {
  expect(errorsOf(complete)).toEqual({});
});

it('takes white space for nothing', () => {
  expect(Object.keys(errorsOf({ ...complete, mobile: ' \t' }))).toEqual(['mobile']);
});
