import { fromReais, toReais } from '#kernel/money.ts';
import type { Charge } from '../../domain/charge.ts';
import type { ChargeStatus } from '../../domain/charge-status.ts';
import { paymentKindFromWire, paymentKindToWire } from '../methods/payment-kind.wire.ts';
import { titleFromWire, titleToWire } from '../titles/title.wire.ts';
import type { WireCharge } from './charge.schema.ts';
import { chargeFailureWords } from './payment-words.ts';

type WireStatus = WireCharge['situacao'];

const wireStatuses = {
  starting: 'INICIANDO',
  pending: 'PENDENTE',
  authorised: 'AUTORIZADO',
  paid: 'PAGO',
  refused: 'RECUSADO',
  expired: 'EXPIRADO',
  cancelled: 'CANCELADO',
  refunded: 'DEVOLVIDO',
} as const satisfies Record<ChargeStatus, WireStatus>;
const statuses = {
  INICIANDO: 'starting',
  PENDENTE: 'pending',
  AUTORIZADO: 'authorised',
  PAGO: 'paid',
  RECUSADO: 'refused',
  EXPIRADO: 'expired',
  CANCELADO: 'cancelled',
  DEVOLVIDO: 'refunded',
} as const satisfies Record<WireStatus, ChargeStatus>;

export const chargeStatusToWire = (status: ChargeStatus): WireStatus => wireStatuses[status];

/** The QR code is rendered by the server (`drawQr`), so that browsers load no library for it. */
export const chargeToWire = (charge: Charge, drawQr: (code: string) => string): WireCharge => ({
  idcobranca: charge.id,
  tipo: paymentKindToWire(charge.kind),
  valor: toReais(charge.amount),
  situacao: wireStatuses[charge.status],
  ...(charge.instalments === undefined
    ? {}
    : { quantParcelas: charge.instalments.count, juros: toReais(charge.instalments.interest) }),
  ...(charge.captured === undefined ? {} : { valorCapturado: toReais(charge.captured) }),
  ...(charge.refunded === undefined ? {} : { valorDevolvido: toReais(charge.refunded) }),
  ...(charge.failure === undefined
    ? {}
    : { falha: charge.failure, motivo: chargeFailureWords[charge.failure] }),
  ...(charge.paidAt === undefined ? {} : { pagoEm: new Date(charge.paidAt).toISOString() }),
  ...(charge.card === undefined
    ? {}
    : { cartao: { bandeira: charge.card.brand, final: charge.card.lastFour } }),
  ...(charge.titles === undefined ? {} : { titulos: charge.titles.map(titleToWire) }),
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

/** A charge as screens receive it, with the QR code as SVG. */
export type ChargeWithQr = Charge & { readonly qr?: string };

export const chargeFromWire = (wire: WireCharge): ChargeWithQr => ({
  id: wire.idcobranca,
  kind: paymentKindFromWire(wire.tipo),
  amount: fromReais(wire.valor),
  status: statuses[wire.situacao],
  ...(wire.quantParcelas === undefined
    ? {}
    : { instalments: { count: wire.quantParcelas, interest: fromReais(wire.juros ?? 0) } }),
  ...(wire.valorCapturado === undefined ? {} : { captured: fromReais(wire.valorCapturado) }),
  ...(wire.valorDevolvido === undefined ? {} : { refunded: fromReais(wire.valorDevolvido) }),
  ...(wire.falha === undefined ? {} : { failure: wire.falha }),
  ...(wire.pagoEm === undefined ? {} : { paidAt: Date.parse(wire.pagoEm) }),
  ...(wire.cartao === undefined
    ? {}
    : { card: { brand: wire.cartao.bandeira, lastFour: wire.cartao.final } }),
  ...(wire.titulos === undefined ? {} : { titles: wire.titulos.map(titleFromWire) }),
  ...(wire.pix === undefined
    ? {}
    : {
        pix: { code: wire.pix.copiaecola, txid: wire.pix.txid, expiresAt: Date.parse(wire.pix.expiraEm) },
        qr: wire.pix.qrcode,
      }),
});
