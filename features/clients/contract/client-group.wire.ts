import type { ClientGroup, GroupUseKind } from '../domain/client-group.ts';
import type { WireClientGroup } from './clients.schema.ts';

type WireKind = WireClientGroup['usos'][number]['tipo'];

const KINDS = {
  policy: 'POLITICA',
  promotion: 'OFERTA',
  combo: 'COMBO',
  carousel: 'CARROSSEL',
  'home-block': 'BLOCO',
  'shopping-list': 'LISTA',
} as const satisfies Record<GroupUseKind, WireKind>;

const FROM_WIRE: Readonly<Record<WireKind, GroupUseKind>> = {
  POLITICA: 'policy',
  OFERTA: 'promotion',
  COMBO: 'combo',
  CARROSSEL: 'carousel',
  BLOCO: 'home-block',
  LISTA: 'shopping-list',
};

export const clientGroupToWire = ({ name, members, uses }: ClientGroup): WireClientGroup => ({
  nome: name,
  clientes: members,
  usos: uses.map((use) => ({ tipo: KINDS[use.kind], nome: use.name })),
});

export const clientGroupFromWire = ({ nome, clientes, usos }: WireClientGroup): ClientGroup => ({
  name: nome,
  members: clientes,
  uses: usos.map((use) => ({ kind: FROM_WIRE[use.tipo], name: use.nome })),
});
