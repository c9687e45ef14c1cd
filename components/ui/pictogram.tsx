import 'server-only';
import { Icon, type IconName } from './icon';

/** Icons of content: more than controls need, and of no use to a script, so they never travel as one. */
const shapes = {
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.4 2',
  people:
    'M9 11a3.200 3.200 0 1 0 0-6.400A3.200 3.200 0 0 0 9 11zM3 19.500c.4-4 2.800-6 6-6s5.600 2 6 6M15.500 11a2.700 2.700 0 1 0 0-5.400M17 13.800c2.300.6 3.700 2.500 4 5.700',
  home: 'M4 11l8-7 8 7v9h-5.500v-6h-5v6H4z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.500V5M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300l1.800 1.800M16.900 16.900l1.800 1.800M5.300 18.700l1.800-1.800M16.900 7.100l1.800-1.800',
  video: 'M3.500 6.500h11v11h-11zM14.500 10.500l6-3v9l-6-3',
  yoga: 'M12 7.500a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400zM12 9v5M12 10.500L6.500 14M12 10.500l5.500 3.500M5 20c2.500-3.500 4.500-4.500 7-4.500s4.500 1 7 4.500c-4.500.8-9.500.8-14 0z',
  steps: 'M3.500 20h5v-4h4v-4h4V8h4',
  bed: 'M3.500 18v-12M3.500 15h17v3M20.500 15v-2.500a3 3 0 0 0-3-3h-7V15M7 12.300a1.600 1.600 0 1 0 0-3.200 1.600 1.600 0 0 0 0 3.200z',
  dice: 'M4 4h16v16H4zM8.500 8.500h.01M15.500 15.500h.01M12 12h.01M15.500 8.500h.01M8.500 15.500h.01',
  shield: 'M12 3l7.500 3v5.500c0 4.700-3.200 8-7.500 9.500-4.300-1.500-7.500-4.800-7.500-9.500V6z',
  trend: 'M3.500 6.500l6 6 4-4 7 7M20.500 10.500v5h-5',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-12 14M5 19c2-4 5-7 9-9',
  instagram:
    'M7.500 3.500h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 15.800a3.800 3.800 0 1 0 0-7.600 3.800 3.800 0 0 0 0 7.600zM17 7h.01',
  whatsapp:
    'M4 20l1.300-3.800A8 8 0 1 1 8.200 19zM9 8.300c0 3.500 2.900 6.400 6.400 6.400l.9-1.700-2-1.200-1 .8c-.8-.4-1.500-1.100-1.900-1.900l.8-1-1.200-2z',
  youtube:
    'M3 8.500a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM10.300 9.200v5.600l4.700-2.800z',
  facebook:
    'M14.500 21v-8h3l.5-3.500h-3.500V7.500c0-1 .4-1.700 1.800-1.700H18V2.700c-.6-.1-1.500-.2-2.500-.2-2.700 0-4.500 1.600-4.500 4.600v2.400H8V13h3v8',
} as const;

export type PictogramName = IconName | keyof typeof shapes;

const isRare = (name: PictogramName): name is keyof typeof shapes => name in shapes;

/** Any icon of the site, drawn on the server. */
export const Pictogram = ({ name, size }: { name: PictogramName; size?: number }) =>
  isRare(name) ? <Icon shape={shapes[name]} size={size} /> : <Icon name={name} size={size} />;
