import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { Charge } from '../../domain/charges/charge.ts';
import type { ChargeStatus } from '../../domain/charges/charge-status.ts';
import { collectionFromWire, collectionToWire } from '../mandates/mandate.wire.ts';
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
export const chargeStatusFromWire = (wire: WireStatus): ChargeStatus => statuses[wire];

/** The QR code is rendered by the server (`drawQr`), so that browsers load no library for it. */
export const chargeToWire = (charge: Charge, drawQr: (code: string) => string): WireCharge => ({
  idcobranca: charge.id,
  tipo: paymentKindToWire(charge.kind),
  valor: toReais(charge.amount),
  situacao: wireStatuses[charge.status],
  ...(charge.instalments === undefined
    ? {}
    : { quantParcelas: charge.instalments.count, juros: toReais(charge.instalments.interest) }),
  ...defined({
    valorCapturado: charge.captured === undefined ? undefined : toReais(charge.captured),
    valorDevolvido: charge.refunded === undefined ? undefined : toReais(charge.refunded),
  }),
  ...(charge.failure === undefined
    ? {}
    : { falha: charge.failure, motivo: chargeFailureWords[charge.failure] }),
  ...defined({
    pagoEm: charge.paidAt === undefined ? undefined : new Date(charge.paidAt).toISOString(),
    cartao:
      charge.card === undefined ? undefined : { bandeira: charge.card.brand, final: charge.card.lastFour },
    titulos: charge.titles === undefined ? undefined : charge.titles.map(titleToWire),
    pixAutomatico: charge.collection === undefined ? undefined : collectionToWire(charge.collection),
    autorizaPixAutomatico: charge.authorises,
    pix:
      charge.pix === undefined
        ? undefined
        : {
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
  ...defined({
    instalments:
      wire.quantParcelas === undefined
        ? undefined
        : { count: wire.quantParcelas, interest: fromReais(wire.juros ?? 0) },
    captured: wire.valorCapturado === undefined ? undefined : fromReais(wire.valorCapturado),
    refunded: wire.valorDevolvido === undefined ? undefined : fromReais(wire.valorDevolvido),
    failure: wire.falha,
    paidAt: wire.pagoEm === undefined ? undefined : Date.parse(wire.pagoEm),
    card:
      wire.cartao === undefined ? undefined : { brand: wire.cartao.bandeira, lastFour: wire.cartao.final },
    titles: wire.titulos === undefined ? undefined : wire.titulos.map(titleFromWire),
    collection: wire.pixAutomatico === undefined ? undefined : collectionFromWire(wire.pixAutomatico),
    authorises: wire.autorizaPixAutomatico ? (true as const) : undefined,
  }),
  ...(wire.pix === undefined
    ? {}
    : {
        pix: { code: wire.pix.copiaecola, txid: wire.pix.txid, expiresAt: Date.parse(wire.pix.expiraEm) },
        qr: wire.pix.qrcode,
      }),
});
