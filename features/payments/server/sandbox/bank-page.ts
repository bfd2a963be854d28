import { centavos, formatMoney } from '#kernel/money.ts';
import { escapeHtml } from '../card-field/escape-html.ts';
import type { SandboxPayment } from './sandbox.store.ts';
import { sandboxReport } from './sandbox-report.ts';

const STYLE = `
:root{color-scheme:light;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1f2328;background:#f3f4f6}
body{margin:0;display:grid;min-height:100vh;place-items:center;padding:16px;box-sizing:border-box}
main{background:#fff;border-radius:16px;padding:28px;max-width:440px;width:100%;box-sizing:border-box;box-shadow:0 1px 3px #0002}
h1{font-size:20px;margin:0 0 4px}
.valor{font-size:32px;font-weight:700;margin:12px 0}
p{margin:8px 0;color:#4a5058}
form{display:grid;gap:10px;margin-top:20px}
button{font:inherit;font-weight:600;min-height:48px;border-radius:10px;border:1px solid #8a9099;background:#fff;color:inherit;cursor:pointer}
button:first-of-type{background:#0b6b3a;border-color:#0b6b3a;color:#fff}
button:focus-visible{outline:3px solid #1f2328;outline-offset:2px}
`;

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

/** The demo's bank: shows the Pix to pay and its payee, with buttons to pay it. */
export function bankPage(payment: SandboxPayment, shop: string, now: number, nonce: string): string {
  const { status } = sandboxReport(payment, now);
  const action = `/sandbox-pagamentos/${payment.supplierId}/pix/${payment.id}/pagar`;
  const body =
    status === 'pending'
      ? `<p>Nenhum dinheiro se move: esta página faz as vezes do aplicativo do seu banco.</p>${BUTTONS.map(
          ([how, label]) =>
            `<form method="post" action="${action}?aviso=${how}"><button>${label}</button></form>`,
        ).join('')}`
      : `<p role="status">${words[status] ?? 'Este Pix não pode ser pago.'}</p>`;
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Banco de demonstração</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>Banco de demonstração</h1><p>Pix para <strong>${escapeHtml(shop)}</strong></p><p class="valor">${formatMoney(centavos(payment.amount))}</p>${body}</main></body></html>`;
}
