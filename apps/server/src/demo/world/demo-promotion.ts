/** A promotion of the demo world: one unit free, or a gift. Money in centavos. */
export interface DemoPromotion {
  readonly name: string;
  /** On tiles and lines. */
  readonly label?: string;
  /** The products that count: of this brand, or in this category (its path). */
  readonly brand?: string;
  readonly category?: string;
  /** What each application needs. */
  readonly units?: number;
  readonly minimum?: number;
  /** SKU of the product that is given; absent: one more unit is free. */
  readonly gift?: string;
  readonly perOrder?: number;
}

export const mercadoCentralPromotions: readonly DemoPromotion[] = [
  { name: 'Chás Cuia Boa: leve 3, pague 2', brand: 'Cuia Boa', units: 2 },
  {
    name: 'Esponja de brinde na limpeza',
    label: 'Esponja grátis com R$ 60',
    category: 'limpeza',
    minimum: 6_000,
    gift: 'MC-0342',
    perOrder: 1,
  },
];
