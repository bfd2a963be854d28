import { centavos, formatMoney } from '#kernel/money.ts';
import { escapeHtml } from '../card-field/escape-html.ts';
import { NO_MONEY } from './bank-shell.ts';
import type { SandboxPayment } from './sandbox.store.ts';
import { sandboxReport } from './sandbox-report.ts';

const words: Readonly<Record<string, string>> = {
  paid: 'Este Pix já foi pago. Pode voltar à loja.',
  expired: 'Este Pix expirou. Gere um novo código na loja.',
  cancelled: 'Este Pix foi cancelado pela loja.',
  refunded: 'Este Pix foi pago e devolvido.',
};

const BUTTONS = [
  ['agora', 'Pagar agora'],
  ['atrasado', 'Pagar, com aviso atrasado'],
  ['repetido', 'Pagar, com aviso repetido'],
  ['fora-de-ordem', 'Pagar, com avisos fora de ordem'],
] as const;

/** In the demo's bank: shows the Pix to pay and its payee, with buttons to pay it. */
export function pixToPay(payment: SandboxPayment, shop: string, now: number): string {
  const { status } = sandboxReport(payment, now);
  const action = `/sandbox-pagamentos/${payment.supplierId}/pix/${payment.id}/pagar`;
  const body =
    status === 'pending'
      ? `${NO_MONEY}${BUTTONS.map(
          ([how, label]) =>
            `<form method="post" action="${action}?aviso=${how}"><button>${label}</button></form>`,
        ).join('')}`
      : `<p role="status">${words[status] ?? 'Este Pix não pode ser pago.'}</p>`;
  return `<p>Pix para <strong>${escapeHtml(shop)}</strong></p><p class="valor">${formatMoney(centavos(payment.amount))}</p>${body}`;
}
