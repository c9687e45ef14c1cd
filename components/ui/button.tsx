import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon';
import { SiteLink } from './site-link';

type Look = {
  /** `primary` acts, `give` is for giving and going on, `quiet` stands back, `emergency` and `outline` are for danger only. */
  variant?: 'primary' | 'give' | 'quiet' | 'light' | 'emergency' | 'outline' | 'whatsapp';
  size?: 'normal' | 'large';
  icon?: IconName;
};

/** A native button in the site's look. */
export function Button({
  variant = 'primary',
  size = 'normal',
  icon,
  children,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button className={styles.button} data-variant={variant} data-size={size} type={type} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link in the look of a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  icon,
  children,
  ...rest
}: Look & ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink className={styles.button} data-variant={variant} data-size={size} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </SiteLink>
  );
}
