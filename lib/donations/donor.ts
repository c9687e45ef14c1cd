/** The donor's five fields in the order they are asked (spec §3, §5). */
export const donorFields = ['fullName', 'email', 'mobile', 'panCard', 'address'] as const;
export type DonorField = (typeof donorFields)[number];
export type Donor = Record<DonorField, string>;
export type DonorErrors = Partial<Record<DonorField, string>>;

export const emptyDonor: Donor = { fullName: '', email: '', mobile: '', panCard: '', address: '' };

/** Longest text of each field, as the payment endpoint accepts it. */
export const donorMaxLengths = {
  fullName: 200,
  email: 254,
  mobile: 32,
  panCard: 32,
  address: 500,
} as const satisfies Record<DonorField, number>;

/** Editing a field clears its own error and no other (spec §5). */
export function withoutError(errors: DonorErrors, field: DonorField): DonorErrors {
  const { [field]: _cleared, ...others } = errors;
  return others;
}
