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
  'price-table': 'TABELA',
  'payment-method': 'FORMA_PAGAMENTO',
} as const satisfies Record<GroupUseKind, WireKind>;

const FROM_WIRE: Readonly<Record<WireKind, GroupUseKind>> = {
  POLITICA: 'policy',
  OFERTA: 'promotion',
  COMBO: 'combo',
  CARROSSEL: 'carousel',
  BLOCO: 'home-block',
  LISTA: 'shopping-list',
  TABELA: 'price-table',
  FORMA_PAGAMENTO: 'payment-method',
};

export const clientGroupToWire = ({ name, members, uses, automatic }: ClientGroup): WireClientGroup => ({
  nome: name,
  clientes: members,
  usos: uses.map((use) => ({ tipo: KINDS[use.kind], nome: use.name })),
  automatico:
    automatic === undefined
      ? null
      : { idgrupo: automatic.id, calculando: automatic.running, esvaziando: automatic.emptying },
});

export const clientGroupFromWire = ({ nome, clientes, usos, automatico }: WireClientGroup): ClientGroup => ({
  name: nome,
  members: clientes,
  uses: usos.map((use) => ({ kind: FROM_WIRE[use.tipo], name: use.nome })),
  ...(automatico === null
    ? {}
    : {
        automatic: {
          id: automatico.idgrupo,
          running: automatico.calculando,
          emptying: automatico.esvaziando,
        },
      }),
});
