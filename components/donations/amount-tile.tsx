import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './amount-tile.module.css';

type Props = { children: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A native radio drawn as a tile: the choice shows by border, tick and weight, never by colour alone. */
export function Tile({ children, ...input }: Props) {
  return (
    <label className={styles.tile}>
      {/* Firefox gives radios back after a reload without telling anyone; autoComplete stops that. */}
      <input type="radio" autoComplete="off" {...input} />
      <span>
        <span>{children}</span>
        <span>
          <Icon name="check" size={18} />
        </span>
      </span>
    </label>
  );
}
