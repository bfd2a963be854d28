/** Companies of the demo world that belong together, and what their shop agreed with them. */
import { TITLES_METHOD } from '../world/titles.ts';

export interface DemoCompanyTree {
  readonly supplier: string;
  /** Login of the staff member who put it together. */
  readonly by: string;
  /** Logins of the companies' main users. */
  readonly head: string;
  readonly branches: readonly string[];
}

export interface DemoTerms {
  readonly supplier: string;
  readonly by: string;
  readonly client: string;
  /** Names of payment methods. */
  readonly payableBy: readonly string[];
  /** Centavos. */
  readonly minimumOrder: number;
  /** For the shop's people. */
  readonly note: string;
}

const ATLAS = { supplier: 'ferragens-atlas', by: 'ops@ferragens-atlas.exemplo.com.br' } as const;

/** A furniture maker with two workshops. */
export const DEMO_COMPANY_TREES: readonly DemoCompanyTree[] = [
  {
    ...ATLAS,
    head: 'compras@jatoba.exemplo.com.br',
    branches: ['compras@pontocerto.exemplo.com.br', 'compras@esquadriasmodelo.exemplo.com.br'],
  },
];

export const DEMO_TERMS: readonly DemoTerms[] = [
  {
    ...ATLAS,
    client: 'compras@jatoba.exemplo.com.br',
    payableBy: ['Pix', 'Boleto', TITLES_METHOD],
    minimumOrder: 50_000,
    note: 'Contrato anual: compra pela matriz, entrega também nas duas oficinas. Rever em janeiro.',
  },
  {
    ...ATLAS,
    client: 'compras@pontocerto.exemplo.com.br',
    payableBy: ['Pix', TITLES_METHOD],
    minimumOrder: 20_000,
    note: 'Mesmas condições da matriz, com pedido mínimo menor.',
  },
];
