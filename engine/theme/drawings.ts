// How a part of a page is drawn: as it says itself, else as the theme says.
import type { Drawn, Theme } from '../model/theme';
import { neutral } from './neutral';

/** The view without a drawing where that is the engine's usual one: it needs no rules of its own. */
export function withDrawing<View extends object>(
  view: View,
  drawn: Drawn,
  drawings: Theme['drawings'],
): View {
  const { drawing: own, ...rest }: { readonly drawing?: string } = view;
  const drawing = own ?? drawings[drawn];
  const isUsual = drawing === neutral.drawings[drawn];
  // All else of the view is in the rest.
  return (isUsual ? rest : { ...rest, drawing }) as View;
}
