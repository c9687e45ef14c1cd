import { type CSSProperties, useState } from 'react';

/** Inline styles know no `:hover`, so the parts a host can style when hovered keep it as state. Focus counts as hovering. */
export function useHover() {
  const [isHovered, setHovered] = useState(false);
  const enter = () => setHovered(true);
  const leave = () => setHovered(false);
  return [isHovered, { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave }] as const;
}

/** Styles in order of rising weight. */
export const styled = (...styles: (CSSProperties | false | undefined)[]): CSSProperties =>
  Object.assign({}, ...styles.filter(Boolean));
