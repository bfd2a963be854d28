/**
 * Titles of the client Horizonte at Ferragens Atlas, open and paid. Days are relative to the first start of the demo.
 */

export interface DemoTitle {
  readonly document: string;
  /** Centavos. */
  readonly amount: number;
  readonly issued: number;
  readonly due: number;
  readonly paid?: number;
}

/** Payment method of the titles. */
export const TITLES_METHOD = 'Faturado 28 dias';

export const HORIZONTE_TITLES: readonly DemoTitle[] = [
  { document: 'NF 4471-1', amount: 184_290, issued: -95, due: -67, paid: -68 },
  { document: 'NF 4528-1', amount: 96_540, issued: -74, due: -46, paid: -44 },
  { document: 'NF 4602-1', amount: 241_875, issued: -61, due: -33, paid: -33 },
  { document: 'NF 4689-1', amount: 58_720, issued: -47, due: -19 },
  { document: 'NF 4733-1', amount: 132_460, issued: -35, due: -7 },
  { document: 'NF 4790-1', amount: 87_315, issued: -25, due: 3 },
  { document: 'NF 4836-1', amount: 219_940, issued: -16, due: 12 },
  { document: 'NF 4871-1', amount: 45_080, issued: -4, due: 24 },
];
