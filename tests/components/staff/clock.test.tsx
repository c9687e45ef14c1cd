import { render, screen } from '@testing-library/react';
import { useClock } from '@/components/staff/use-clock';
import { useStaffLanguage } from '@/lib/staff/client/texts';

jest.mock('@/lib/staff/client/texts', () => ({ useStaffLanguage: jest.fn() }));

const from = Date.parse('2026-11-25T15:53+05:30');
const to = Date.parse('2026-11-25T17:00+05:30');
const Times = () => {
  const clock = useClock();
  return <p>{`${clock.format(from)} | ${clock.formatRange(from, to)} | ${clock.formatRange(to, to)}`}</p>;
};

it.each([
  ['bn', '25 নভেম্বর, 2026, বিকেল 3:53 | 25 নভেম্বর, 2026, বিকেল 3:53 – বিকেল 5টা | 25 নভেম্বর, 2026, বিকেল 5টা'],
  ['hi', '25 नवंबर 2026, दोपहर 3:53 बजे | 25 नवंबर 2026, दोपहर 3:53 बजे – शाम 5 बजे | 25 नवंबर 2026, शाम 5 बजे'],
] as const)('says a time in one language: %s', (language, words) => {
  jest.mocked(useStaffLanguage).mockReturnValue(language);
  render(<Times />);
  expect(screen.getByText(words)).toBeVisible();
});
