import { centavos, type Money } from '#kernel/money.ts';
import { atlasClients } from './atlas-clients.ts';
import { anasCombo } from './combos.ts';
import type { DemoClient } from './demo-client.ts';
import { anasList } from './lists.ts';
import { neighbours } from './neighbours.ts';

/** Who can log in to the demo world. Every password is `vitrine123`. */
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

/** A representative; not a buyer yet. */
const carlos: DemoClient = {
  kind: 'person',
  name: 'Carlos Nunes',
  document: '39053344705',
  users: [{ name: 'Carlos Nunes', email: 'carlos@atlas.exemplo.com.br', principal: true }],
  addresses: [],
  customerOf: [],
};

export const DEMO_CLIENTS: readonly DemoClient[] = [
  ana,
  horizonte,
  novaEra,
  carlos,
  ...neighbours,
  ...atlasClients,
];

/** Representatives of the demo world. */
export interface DemoRepresentative {
  readonly supplier: string;
  readonly email: string;
  /** CPF or CNPJ of each client. */
  readonly clients: readonly string[];
  /** Of last month and of this one. */
  readonly target: Money;
}

export const DEMO_REPRESENTATIVES: readonly DemoRepresentative[] = [
  {
    supplier: 'ferragens-atlas',
    email: 'carlos@atlas.exemplo.com.br',
    clients: [horizonte, novaEra, ...atlasClients].map(({ document }) => document),
    target: centavos(12_000_00),
  },
];

/** Staff of the demo world. */
export interface DemoStaff {
  readonly name: string;
  readonly email: string;
  /** Administrator of the platform. */
  readonly administrator?: boolean;
  /** Of the platform, and only reads. */
  readonly support?: boolean;
  /** Slug of the shop of which the person is owner. */
  readonly owns?: string;
  /** Slug of the shop where the person does the daily work. */
  readonly operates?: string;
}

export const DEMO_STAFF: readonly DemoStaff[] = [
  { name: 'Dora Alves', email: 'ops@mercado-central.exemplo.com.br', owns: 'mercado-central' },
  { name: 'Bruno Costa', email: 'atendimento@mercado-central.exemplo.com.br', operates: 'mercado-central' },
  { name: 'Otávio Reis', email: 'ops@ferragens-atlas.exemplo.com.br', owns: 'ferragens-atlas' },
  { name: 'Administração da Vitrine', email: 'admin@vitrine.exemplo.com.br', administrator: true },
  { name: 'Sueli Ramos', email: 'suporte@vitrine.exemplo.com.br', support: true },
];
