import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { ChargeRecord } from '../../domain/charges/charge-record.ts';
import { chargeFromWire, chargeStatusFromWire, chargeStatusToWire, chargeToWire } from './charge.wire.ts';
import type { WireChargeRecord } from './panel-charges.schema.ts';

const operations = {
  start: 'INICIAR',
  watch: 'ACOMPANHAR',
  capture: 'CAPTURAR',
  retry: 'TENTAR_DE_NOVO',
  cancel: 'CANCELAR',
  refund: 'DEVOLVER',
} as const;
const operationsFromWire = {
  INICIAR: 'start',
  ACOMPANHAR: 'watch',
  CAPTURAR: 'capture',
  TENTAR_DE_NOVO: 'retry',
  CANCELAR: 'cancel',
  DEVOLVER: 'refund',
} as const;

export function chargeRecordToWire(details: ChargeRecord): WireChargeRecord {
  const { pix: _, ...charge } = chargeToWire(details.charge, () => '');
  return {
    ...charge,
    numpedido: details.orderNumber,
    provedor: details.provider ?? null,
    referencia: details.ref ?? null,
    criadaEm: new Date(details.createdAt).toISOString(),
    pendencia: details.operation === undefined ? null : operations[details.operation],
    ...defined({ valorADevolver: details.toRefund === undefined ? undefined : toReais(details.toRefund) }),
    tentativas: details.tries,
    historico: details.events.map(({ at, before, after, amount, note }) => ({
      em: new Date(at).toISOString(),
      de: chargeStatusToWire(before),
      para: chargeStatusToWire(after),
      valor: toReais(amount),
      nota: note,
    })),
  };
}

export const chargeRecordFromWire = (wire: WireChargeRecord): ChargeRecord => ({
  charge: chargeFromWire(wire),
  orderNumber: wire.numpedido,
  ...defined({
    provider: wire.provedor ?? undefined,
    ref: wire.referencia ?? undefined,
    toRefund: wire.valorADevolver === undefined ? undefined : fromReais(wire.valorADevolver),
    operation: wire.pendencia === null ? undefined : operationsFromWire[wire.pendencia],
  }),
  createdAt: Date.parse(wire.criadaEm),
  tries: wire.tentativas,
  events: wire.historico.map(({ em, de, para, valor, nota }) => ({
    at: Date.parse(em),
    before: chargeStatusFromWire(de),
    after: chargeStatusFromWire(para),
    amount: fromReais(valor),
    note: nota,
  })),
});
