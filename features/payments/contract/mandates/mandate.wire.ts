import { defined } from '#kernel/defined.ts';
import { fromReais, type Money, toReais } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Collection } from '../../domain/mandate/collection-days.ts';
import type { Mandate, Periodicity } from '../../domain/mandate/mandate.ts';
import type { MandateStatus } from '../../domain/mandate/mandate-status.ts';
import type { WireAutomaticPix, WireCollection } from './mandate.schema.ts';

type WireStatus = NonNullable<WireAutomaticPix['situacao']>;
type WirePeriodicity = NonNullable<WireAutomaticPix['periodicidade']>;

const wireStatuses = {
  starting: 'INICIANDO',
  requested: 'PEDIDA',
  authorised: 'AUTORIZADA',
  refused: 'RECUSADA',
  expired: 'EXPIRADA',
  'cancelled-by-payer': 'CANCELADA_PELO_PAGADOR',
  'cancelled-by-shop': 'CANCELADA_PELA_LOJA',
} as const satisfies Record<MandateStatus, WireStatus>;
const statuses = {
  INICIANDO: 'starting',
  PEDIDA: 'requested',
  AUTORIZADA: 'authorised',
  RECUSADA: 'refused',
  EXPIRADA: 'expired',
  CANCELADA_PELO_PAGADOR: 'cancelled-by-payer',
  CANCELADA_PELA_LOJA: 'cancelled-by-shop',
} as const satisfies Record<WireStatus, MandateStatus>;
const wirePeriodicities = {
  weekly: 'SEMANAL',
  monthly: 'MENSAL',
  quarterly: 'TRIMESTRAL',
  'half-yearly': 'SEMESTRAL',
  yearly: 'ANUAL',
} as const satisfies Record<Periodicity, WirePeriodicity>;
const periodicities = {
  SEMANAL: 'weekly',
  MENSAL: 'monthly',
  TRIMESTRAL: 'quarterly',
  SEMESTRAL: 'half-yearly',
  ANUAL: 'yearly',
} as const satisfies Record<WirePeriodicity, Periodicity>;

export const mandateStatusToWire = (status: MandateStatus): WireStatus => wireStatuses[status];

export const collectionToWire = ({ dueOn, firstDueOn, failedOn, retries }: Collection): WireCollection => ({
  vencimento: dueOn,
  primeiroVencimento: firstDueOn,
  semSaldoEm: [...failedOn],
  tentaDeNovo: retries,
});

export const collectionFromWire = (wire: WireCollection): Collection => ({
  dueOn: wire.vencimento,
  firstDueOn: wire.primeiroVencimento,
  failedOn: wire.semSaldoEm,
  retries: wire.tentaDeNovo,
});

/** The mandate's public part. */
export type ShownMandate = Pick<Mandate, 'status' | 'periodicity' | 'floor' | 'ceiling' | 'code'> & {
  readonly expiresAt: Instant;
  /** The QR code as SVG. */
  readonly qr?: string;
};

export interface AutomaticPix {
  /** Whether its client may authorise it now. */
  readonly offered: boolean;
  readonly mandate?: ShownMandate;
  readonly next?: { readonly orderNumber: number; readonly amount: Money; readonly collection: Collection };
}

/** The QR code is rendered by the server (`drawQr`), so that browsers load no library for it. */
export const automaticPixToWire = (
  { offered, mandate, next }: AutomaticPix,
  drawQr: (code: string) => string,
): WireAutomaticPix => ({
  oferecido: offered,
  ...(mandate === undefined
    ? {}
    : {
        situacao: wireStatuses[mandate.status],
        periodicidade: wirePeriodicities[mandate.periodicity],
        minimo: toReais(mandate.floor),
        validoAte: new Date(mandate.expiresAt).toISOString(),
        ...defined({
          teto: mandate.ceiling === undefined ? undefined : toReais(mandate.ceiling),
          copiaecola: mandate.code,
          qrcode: mandate.code === undefined ? undefined : drawQr(mandate.code),
        }),
      }),
  ...(next === undefined
    ? {}
    : {
        proximaCobranca: {
          numpedido: next.orderNumber,
          valor: toReais(next.amount),
          cobranca: collectionToWire(next.collection),
        },
      }),
});

export const automaticPixFromWire = (wire: WireAutomaticPix): AutomaticPix => ({
  offered: wire.oferecido,
  ...defined({ mandate: mandateFromWire(wire) }),
  ...(wire.proximaCobranca === undefined
    ? {}
    : {
        next: {
          orderNumber: wire.proximaCobranca.numpedido,
          amount: fromReais(wire.proximaCobranca.valor),
          collection: collectionFromWire(wire.proximaCobranca.cobranca),
        },
      }),
});

function mandateFromWire(wire: WireAutomaticPix): ShownMandate | undefined {
  if (wire.situacao === undefined || wire.periodicidade === undefined) return undefined;
  return {
    status: statuses[wire.situacao],
    periodicity: periodicities[wire.periodicidade],
    floor: fromReais(wire.minimo ?? 0),
    expiresAt: Date.parse(wire.validoAte ?? ''),
    ...defined({
      ceiling: wire.teto === undefined ? undefined : fromReais(wire.teto),
      code: wire.copiaecola,
      qr: wire.qrcode,
    }),
  };
}
