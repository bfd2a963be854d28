import { fromReais, toReais } from '#kernel/money.ts';
import type { Charge, ChargeStatus } from '../domain/charge.ts';
import type { WireCharge } from './charge.schema.ts';
import { kindFromWire, kindToWire } from './payment-kind.wire.ts';

type WireStatus = WireCharge['situacao'];

const wireStatuses = {
  pending: 'PENDENTE',
  paid: 'PAGO',
  cancelled: 'CANCELADO',
} as const satisfies Record<ChargeStatus, WireStatus>;
const statuses = {
  PENDENTE: 'pending',
  PAGO: 'paid',
  CANCELADO: 'cancelled',
} as const satisfies Record<WireStatus, ChargeStatus>;

/** The QR Code is drawn by the server (`qrSvg`), so that no browser loads a library for it. */
export const chargeToWire = (charge: Charge, drawQr: (code: string) => string): WireCharge => ({
  idcobranca: charge.id,
  tipo: kindToWire(charge.kind),
  valor: toReais(charge.amount),
  situacao: wireStatuses[charge.status],
  ...(charge.pix === undefined
    ? {}
    : {
        pix: {
          copiaecola: charge.pix.code,
          qrcode: drawQr(charge.pix.code),
          txid: charge.pix.txid,
          expiraEm: new Date(charge.pix.expiresAt).toISOString(),
        },
      }),
});

/** A charge as a screen has it: with the QR Code as SVG. */
export type DrawnCharge = Charge & { readonly qr?: string };

export const chargeFromWire = (wire: WireCharge): DrawnCharge => ({
  id: wire.idcobranca,
  kind: kindFromWire(wire.tipo),
  amount: fromReais(wire.valor),
  status: statuses[wire.situacao],
  ...(wire.pix === undefined
    ? {}
    : {
        pix: { code: wire.pix.copiaecola, txid: wire.pix.txid, expiresAt: Date.parse(wire.pix.expiraEm) },
        qr: wire.pix.qrcode,
      }),
});
