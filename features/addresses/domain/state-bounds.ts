import type { State } from './state-of-postal-code.ts';

/** Degrees, in GeoJSON order. */
export type LngLatBox = readonly [west: number, south: number, east: number, north: number];

/** A box around each state, in tenths of a degree with some margin, to exclude places outside a CEP's state. */
const bounds: Readonly<Record<State, LngLatBox>> = {
  AC: [-74.1, -11.3, -66.5, -7.0],
  AL: [-38.4, -10.6, -35.0, -8.7],
  AP: [-55.0, -1.4, -49.7, 4.6],
  AM: [-74.0, -10.0, -55.9, 2.4],
  BA: [-46.8, -18.5, -37.2, -8.4],
  CE: [-41.6, -8.0, -37.1, -2.6],
  DF: [-48.4, -16.2, -47.2, -15.3],
  ES: [-42.0, -21.5, -39.5, -17.7],
  GO: [-53.4, -19.6, -45.8, -12.2],
  MA: [-48.9, -10.4, -41.6, -0.9],
  MT: [-61.8, -18.2, -50.1, -7.2],
  MS: [-58.3, -24.2, -50.8, -17.0],
  MG: [-51.2, -23.1, -39.7, -14.1],
  PA: [-59.0, -10.0, -45.9, 2.7],
  PB: [-38.9, -8.5, -34.6, -5.9],
  PR: [-54.8, -26.9, -47.9, -22.4],
  PE: [-41.5, -9.6, -32.2, -3.7],
  PI: [-46.1, -11.1, -40.2, -2.6],
  RJ: [-45.0, -23.5, -40.8, -20.6],
  RN: [-38.7, -7.1, -34.8, -4.7],
  RS: [-57.8, -33.9, -49.5, -26.9],
  RO: [-67.0, -13.8, -59.6, -7.8],
  RR: [-65.0, -1.7, -58.7, 5.4],
  SC: [-54.0, -29.5, -48.2, -25.8],
  SP: [-53.3, -25.5, -44.0, -19.6],
  SE: [-38.4, -11.7, -36.2, -9.4],
  TO: [-50.9, -13.6, -45.5, -5.0],
};

export const boundsOfState = (state: State): LngLatBox => bounds[state];
