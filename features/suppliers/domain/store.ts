import type { OpeningHours } from './opening-hours.ts';

/** Where goods can be picked up. Spec 3, supplier, coordenadas_lojas. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly addressText: string;
  readonly latitude: number;
  readonly longitude: number;
  /** As a person reads it: 'Segunda a sábado, das 8h às 20h'. */
  readonly hours: string;
  /** When somebody is there; absent where that is not told. */
  readonly opening?: readonly OpeningHours[];
  /** How long it needs until an order is ready; an hour where that is not told. */
  readonly leadHours?: number;
}

/** Stands in for a store without a name. Spec 3. */
export const UNNAMED_STORE = 'Loja do Fornecedor';
