import { defined } from '#kernel/defined.ts';
import {
  type AwaitedCharge,
  type AwaitedFilter,
  type AwaitedStanding,
  statementWords,
} from '../../domain/charges/awaited-charge.ts';
import type { WireAwaitedCharge, WireAwaitedStanding } from './awaited-charges.schema.ts';
import { chargeRecordFromWire, chargeRecordToWire } from './charge-record.wire.ts';

const standings = {
  A_CONFIRMAR: 'awaited',
  ATRASADA: 'late',
  ANULADA: 'voided',
} as const satisfies Record<WireAwaitedStanding, AwaitedStanding>;

interface WireFilter {
  readonly situacao?: WireAwaitedStanding;
  readonly busca?: string;
}

export const awaitedFilterFromWire = ({ situacao, busca = '' }: WireFilter): AwaitedFilter =>
  defined({
    standing: situacao === undefined ? undefined : standings[situacao],
    words: busca.trim() === '' ? undefined : statementWords(busca),
  });

export const awaitedChargeToWire = ({
  methodName,
  client,
  expiresAt,
  dueOn,
  late,
  ...record
}: AwaitedCharge): WireAwaitedCharge => ({
  ...chargeRecordToWire(record),
  formaPagamento: methodName,
  cliente: client === undefined ? null : { idcliente: client.clientId, nome: client.name },
  ...defined({
    expiraEm: expiresAt === undefined ? undefined : new Date(expiresAt).toISOString(),
    vencimento: dueOn,
  }),
  atrasada: late,
});

export const awaitedChargeFromWire = (wire: WireAwaitedCharge): AwaitedCharge => ({
  ...chargeRecordFromWire(wire),
  methodName: wire.formaPagamento,
  ...defined({
    client: wire.cliente === null ? undefined : { clientId: wire.cliente.idcliente, name: wire.cliente.nome },
    expiresAt: wire.expiraEm === undefined ? undefined : Date.parse(wire.expiraEm),
    dueOn: wire.vencimento,
  }),
  late: wire.atrasada,
});
