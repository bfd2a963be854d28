import type { ListBySkus } from '#features/shopping-lists/server/public.ts';
import { anasCombo } from './combos.ts';
import type { DemoCombo } from './demo-supplier.ts';
import { anasList } from './lists.ts';

/** Who can log in to the demo world. Every password is `vitrine123`. */
export interface DemoAddress {
  readonly label: string;
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly complement?: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly primary?: boolean;
}

export interface DemoClient {
  readonly kind: 'person' | 'company';
  readonly name: string;
  readonly document: string;
  readonly users: readonly { readonly name: string; readonly email: string; readonly principal: boolean }[];
  readonly addresses: readonly DemoAddress[];
  /** What each supplier knows of the client from the start; others learn at the first login. */
  readonly customerOf: readonly {
    readonly supplier: string;
    readonly approved: boolean;
    readonly creditLimit?: number;
    readonly erpCode?: string;
    /** Name of the price table that the client buys by. */
    readonly priceTable?: string;
    /** What it answered to the supplier's questions about itself, by the question. */
    readonly answers?: Readonly<Record<string, string>>;
  }[];
  /** Combos that only this client is offered. */
  readonly ownCombos?: readonly { readonly supplier: string; readonly combos: readonly DemoCombo[] }[];
  /** Its shopping lists. */
  readonly ownLists?: readonly { readonly supplier: string; readonly lists: readonly ListBySkus[] }[];
}

const ana: DemoClient = {
  kind: 'person',
  name: 'Ana Souza',
  document: '52998224725',
  users: [{ name: 'Ana Souza', email: 'ana@exemplo.com.br', principal: true }],
  addresses: [
    {
      label: 'Casa',
      street: 'Rua Harmonia',
      number: '320',
      complement: 'Apto 52',
      district: 'Vila Madalena',
      postalCode: '05435000',
      latitude: -23.5537,
      longitude: -46.6899,
      primary: true,
    },
    {
      label: 'Trabalho',
      street: 'Avenida Paulista',
      number: '1000',
      complement: '8º andar',
      district: 'Bela Vista',
      postalCode: '01310100',
      latitude: -23.5651,
      longitude: -46.6521,
    },
  ],
  customerOf: [],
  ownCombos: [{ supplier: 'mercado-central', combos: [anasCombo] }],
  ownLists: [{ supplier: 'mercado-central', lists: [anasList] }],
};

const horizonte: DemoClient = {
  kind: 'company',
  name: 'Construtora Horizonte Ltda.',
  document: '11222333000181',
  users: [
    { name: 'Marta Lima', email: 'compras@horizonte.exemplo.com.br', principal: true },
    { name: 'João Pereira', email: 'joao@horizonte.exemplo.com.br', principal: false },
  ],
  addresses: [
    {
      label: 'Almoxarifado',
      street: 'Avenida Presidente Wilson',
      number: '1500',
      district: 'Mooca',
      postalCode: '03107001',
      latitude: -23.5668,
      longitude: -46.6048,
      primary: true,
    },
  ],
  customerOf: [
    {
      supplier: 'ferragens-atlas',
      approved: true,
      creditLimit: 2_000_000,
      erpCode: 'ERP-1001',
      priceTable: 'Revenda',
      answers: { 'Ramo de atividade': 'Construção' },
    },
  ],
};

const novaEra: DemoClient = {
  kind: 'company',
  name: 'Nova Era Reformas Ltda.',
  document: '12ABC34501DE35',
  users: [{ name: 'Paulo Reis', email: 'contato@novaera.exemplo.com.br', principal: true }],
  addresses: [],
  customerOf: [{ supplier: 'ferragens-atlas', approved: false }],
};

export const DEMO_CLIENTS: readonly DemoClient[] = [ana, horizonte, novaEra];

/** Who runs the shops. */
export interface DemoStaff {
  readonly name: string;
  readonly email: string;
  /** Of the platform. */
  readonly administrator?: boolean;
  /** The slug of the shop that they own. */
  readonly owns?: string;
}

export const DEMO_STAFF: readonly DemoStaff[] = [
  { name: 'Dora Alves', email: 'ops@mercado-central.exemplo.com.br', owns: 'mercado-central' },
  { name: 'Otávio Reis', email: 'ops@ferragens-atlas.exemplo.com.br', owns: 'ferragens-atlas' },
  { name: 'Administração da Vitrine', email: 'admin@vitrine.exemplo.com.br', administrator: true },
];
