/** The place of a CEP. Unknown fields are empty; the state is always known. */
import type { Position } from './address.ts';

export interface PostalPlace {
  readonly postalCode: string;
  readonly state: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly position?: Position;
}
