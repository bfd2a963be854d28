import type { Position } from './address.ts';

/** A Brazilian municipality, by its number at the national institute of geography (IBGE). */
export interface Municipality {
  readonly code: number;
  readonly name: string;
  /** Two capital letters. */
  readonly state: string;
  /** The municipality's seat. */
  readonly position: Position;
  readonly capital: boolean;
}
