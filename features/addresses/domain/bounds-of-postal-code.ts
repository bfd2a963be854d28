import { capitalOfPostalCode } from './capital-of-postal-code.ts';
import { boundsOfState, type LngLatBox } from './state-bounds.ts';
import { type State, stateOfPostalCode } from './state-of-postal-code.ts';

/** A box around each state's capital, in tenths of a degree with some margin. */
const capitals: Readonly<Record<State, LngLatBox>> = {
  AC: [-69.4, -10.6, -67.4, -9.4],
  AL: [-35.9, -9.8, -35.5, -9.3],
  AM: [-60.9, -3.3, -59.1, -1.9],
  AP: [-51.6, -0.2, -49.8, 1.3],
  BA: [-38.8, -13.1, -38.2, -12.7],
  CE: [-38.7, -4.0, -38.3, -3.6],
  DF: [-48.4, -16.2, -47.2, -15.3],
  ES: [-40.4, -20.4, -40.1, -20.2],
  GO: [-49.5, -16.9, -49.0, -16.4],
  MA: [-44.5, -2.9, -44.1, -2.4],
  MG: [-44.1, -20.1, -43.8, -19.7],
  MS: [-55.0, -21.7, -53.5, -20.1],
  MT: [-56.4, -15.8, -55.4, -15.0],
  PA: [-48.7, -1.6, -48.2, -0.9],
  PB: [-35.0, -7.3, -34.7, -7.0],
  PE: [-35.1, -8.2, -34.8, -7.9],
  PI: [-43.1, -5.7, -42.5, -4.7],
  PR: [-49.5, -25.7, -49.1, -25.3],
  RJ: [-43.9, -23.2, -43.0, -22.7],
  RN: [-35.4, -6.0, -35.1, -5.6],
  RO: [-66.9, -10.1, -62.2, -7.9],
  RR: [-61.1, 2.4, -60.2, 3.7],
  RS: [-51.4, -30.3, -50.9, -29.9],
  SC: [-48.7, -27.9, -48.3, -27.3],
  SE: [-37.2, -11.2, -37.0, -10.8],
  SP: [-46.9, -24.1, -46.3, -23.3],
  TO: [-48.5, -10.5, -47.7, -9.8],
};

/** A box that contains the CEP, derived from its digits; undefined for digits that belong to no state. */
export function boundsOfPostalCode(postalCode: string): LngLatBox | undefined {
  const capital = capitalOfPostalCode(postalCode);
  if (capital !== undefined) return capitals[capital];
  const state = stateOfPostalCode(postalCode);
  return state && boundsOfState(state);
}

/** CEPs that end in 000 may stand for a whole town; all others for a street or less. */
export const mayBeAWholeTown = (postalCode: string): boolean => postalCode.endsWith('000');
