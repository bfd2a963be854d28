import { toReais } from '#kernel/money.ts';
import type { ChargeRecord } from '../../domain/charge-record.ts';
import { chargeStatusToWire, chargeToWire } from './charge.wire.ts';
import type { WireChargeRecord } from './panel-charges.schema.ts';

const operations = {
  start: 'INICIAR',
  watch: 'ACOMPANHAR',
  capture: 'CAPTURAR',
  cancel: 'CANCELAR',
  refund: 'DEVOLVER',
} as const;

export function chargeRecordToWire(kept: ChargeRecord): WireChargeRecord {
  const { pix: _, ...charge } = chargeToWire(kept.charge, () => '');
  return {
    ...charge,
    numpedido: kept.orderNumber,
    provedor: kept.provider ?? null,
    referencia: kept.ref ?? null,
    criadaEm: new Date(kept.createdAt).toISOString(),
    pendencia: kept.operation === undefined ? null : operations[kept.operation],
    tentativas: kept.tries,
    historico: kept.events.map(({ at, before, after, amount, note }) => ({
      em: new Date(at).toISOString(),
      de: chargeStatusToWire(before),
      para: chargeStatusToWire(after),
      valor: toReais(amount),
      nota: note,
    })),
  };
}
