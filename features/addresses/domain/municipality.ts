import type { Position } from './address.ts';

/** A Brazilian municipality, as the national institute of geography (IBGE) numbers it. */
export interface Municipality {
  readonly code: number;
  readonly name: string;
  /** The state's two letters. */
  readonly state: string;
  /** Of its seat. */
  readonly position: Position;
  readonly capital: boolean;
}
