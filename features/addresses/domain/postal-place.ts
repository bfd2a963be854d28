/** What a CEP says of a place. Empty where it is not known; the state always is. */
import type { Position } from './address.ts';

export interface PostalPlace {
  readonly postalCode: string;
  readonly state: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly position?: Position;
}
