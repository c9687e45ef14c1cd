import type { CSSProperties } from 'react';
import { iconUrl, type Shape, shapes } from '../core/icons';
import type { IconComponent, Item } from '../core/types';

type Props = {
  /** What the host configured: the address of a picture, or a component. */
  source?: string | IconComponent | undefined;
  shape: Shape;
  className?: string;
  style?: CSSProperties | undefined;
  testId?: string;
};

export function Icon({ source, shape, className, style, testId }: Props) {
  if (typeof source === 'string' && source !== iconUrl(shape)) {
    const picture = { backgroundImage: `url("${source}")`, ...style };
    return (
      <span className={`rcb-icon ${className ?? ''}`} style={picture} data-testid={testId} aria-hidden />
    );
  }
  const Drawn = typeof source === 'string' ? undefined : source;
  const svgTestId = testId && `${testId}-svg`;
  return (
    <span className={`rcb-icon ${className ?? ''}`} data-testid={testId} aria-hidden>
      {Drawn ? (
        <Drawn style={style} data-testid={svgTestId} />
      ) : (
        <svg className="rcb-shape" viewBox="0 0 24 24" style={style} data-testid={svgTestId} aria-hidden>
          <path d={shapes[shape]} />
        </svg>
      )}
    </span>
  );
}

/** The picture beside an item; its label says what it shows. */
export const ItemIcon = ({ item }: { item: Item }) =>
  typeof item !== 'string' &&
  item.icon !== undefined && <img className="rcb-item-icon" src={item.icon} alt="" />;
