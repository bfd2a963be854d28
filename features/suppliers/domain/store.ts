/** Where goods can be picked up. Spec 3, supplier, coordenadas_lojas. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly addressText: string;
  readonly latitude: number;
  readonly longitude: number;
  /** As a person reads it: 'Segunda a sábado, das 8h às 20h'. */
  readonly hours: string;
}

/** Stands in for a store without a name. Spec 3. */
export const UNNAMED_STORE = 'Loja do Fornecedor';
