import type { Rich } from '../../core/state';
import { Options, type OptionsProps } from '../options';
import { Cards } from './cards';
import { DateField } from './date-field';
import { Rating } from './rating';
import '../css/rich.css';

/** Cards, a calendar or stars. Cards that the flow no longer has are drawn as their options. */
export function RichChoices({ rich, ...props }: OptionsProps & { rich: Rich }) {
  if (rich.type === 'date') return <DateField {...props} min={rich.min} max={rich.max} />;
  if (rich.type === 'rating') return <Rating {...props} />;
  return rich.cards.length > 0 ? <Cards {...props} cards={rich.cards} /> : <Options {...props} />;
}
