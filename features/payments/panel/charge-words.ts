/** What the shop's people call kinds and states of payments. */
import type { Tone } from '#platform/ui/badge.tsx';
import type { PendingOperation } from '../domain/charges/charge-record.ts';
import type { ChargeStatus } from '../domain/charges/charge-status.ts';
import type { PaymentKind } from '../domain/method-settings.ts';

export const kindWords: Readonly<Record<PaymentKind, string>> = {
  'cash-on-delivery': 'Dinheiro na entrega',
  'card-on-delivery': 'Cartão na entrega',
  pix: 'Pix',
  boleto: 'Boleto',
  card: 'Cartão',
  'on-account': 'A prazo',
};

export const chargeWords: Readonly<Record<ChargeStatus, { readonly title: string; readonly tone: Tone }>> = {
  starting: { title: 'Iniciando', tone: 'info' },
  pending: { title: 'Aguardando', tone: 'warn' },
  authorised: { title: 'Pré-autorizado', tone: 'info' },
  paid: { title: 'Pago', tone: 'success' },
  refused: { title: 'Recusado', tone: 'danger' },
  expired: { title: 'Vencido', tone: 'danger' },
  cancelled: { title: 'Cancelado', tone: 'neutral' },
  refunded: { title: 'Devolvido', tone: 'neutral' },
};

/** What is still to be settled. */
export const pendingWords: Readonly<Record<PendingOperation, string>> = {
  start: 'O provedor ainda não respondeu à cobrança.',
  watch: 'Espera o provedor dizer como terminou.',
  capture: 'Espera o provedor capturar o valor.',
  retry: 'Espera o provedor marcar a nova tentativa.',
  cancel: 'Espera o provedor cancelar.',
  refund: 'Falta devolver a quem pagou.',
};
