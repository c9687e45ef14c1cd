/**
 * Line icons drawn for this site on a 24 px grid; decorative, the words beside them carry the meaning. These few are the
 * ones of controls, so every page's scripts carry them; what only the server draws is in `pictogram.tsx`.
 */
const shapes = {
  phone:
    'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  chat: 'M4 5h16v11H10l-4.5 4V16H4zM8 9.2h8M8 12.2h5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  next: 'M9.5 5.5L16 12l-6.500 6.500',
  previous: 'M14.500 5.500L8 12l6.500 6.500',
  play: 'M8 5.500v13l11-6.500z',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  heart:
    'M12 20s-7.500-4.700-7.500-10.200A4.300 4.300 0 0 1 12 7.200a4.300 4.300 0 0 1 7.500 2.600C19.500 15.300 12 20 12 20z',
  document: 'M6 3.500h8.500L19 8v12.500H6zM14 3.500V8.500h5M9 12.500h7M9 16h7',
  exit: 'M14 4H5v16h9M10 12h10.500M17 8.500l3.500 3.500-3.500 3.500',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500l5 5',
  alert: 'M12 4l9 16H3zM12 10v4.500M12 17.300v.2',
} as const;

export type IconName = keyof typeof shapes;
/** By name, or by the outline of one that only a few pages have. */
type Props = ({ name: IconName; shape?: never } | { name?: never; shape: string }) & {
  size?: number | undefined;
};

export function Icon({ size = 22, ...drawn }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawn.name === undefined ? drawn.shape : shapes[drawn.name]} />
    </svg>
  );
}
