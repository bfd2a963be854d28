import { centavos, formatMoney, toReais } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { periodicityWords } from '../../../contract/mandates/periodicity-words.ts';
import { escapeHtml } from '../../card-field/escape-html.ts';
import { NO_MONEY } from '../bank-shell.ts';
import type { SandboxPayment } from '../sandbox.store.ts';
import type { PayersMandate } from './play-payer.ts';

const ended: Readonly<Record<string, string>> = {
  refused: 'Você recusou este Pix Automático.',
  expired: 'O prazo para autorizar terminou. Peça de novo na loja.',
  'cancelled-by-payer': 'Você cancelou este Pix Automático.',
  'cancelled-by-shop': 'A loja cancelou este Pix Automático.',
};

/** In the demo's bank: the terms of a Pix Automático, and what its payer can do with it. */
export function mandatePage(found: PayersMandate, shop: string): string {
  const { mandate, status } = found;
  const action = (query: string): string =>
    `/sandbox-pagamentos/${mandate.supplierId}/pix-automatico/${mandate.id}/${query}`;
  const body =
    status === 'requested'
      ? toAuthorise(found, action)
      : status === 'authorised'
        ? authorised(found, action)
        : `<p role="status">${ended[status] ?? ''}</p>`;
  return `<p>Pix Automático para <strong>${escapeHtml(shop)}</strong></p>${terms(found)}${body}`;
}

type Action = (query: string) => string;

const button = (action: string, label: string, className = ''): string =>
  `<form method="post" action="${escapeHtml(action)}"${className === '' ? '' : ` class="${className}"`}><button>${label}</button></form>`;

const fact = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

function terms({ mandate, first }: PayersMandate): string {
  const { periodicity, startsOn, floor, ceiling, retries } = mandate;
  return `<dl>${[
    first === undefined ? '' : fact('Primeiro pagamento, agora', formatMoney(centavos(first.amount))),
    fact(
      'Débito automático',
      `no máximo ${periodicityWords[periodicity]}, a partir de ${formatDay(startsOn)}`,
    ),
    ceiling === null
      ? fact('Valor', `varia; o seu teto pode ser de ${formatMoney(centavos(floor))} para cima`)
      : fact('Seu teto por débito', formatMoney(centavos(ceiling))),
    fact('Sem saldo no dia', retries ? 'até 3 novas tentativas em 7 dias' : 'sem nova tentativa'),
  ].join('')}</dl>`;
}

function toAuthorise({ mandate, first }: PayersMandate, action: Action): string {
  const verb = first === undefined ? 'Autorizar' : 'Pagar e autorizar';
  const ceiling = centavos(mandate.floor * 2);
  return [
    NO_MONEY,
    button(action('autorizar'), verb),
    button(
      action(`autorizar?teto=${toReais(ceiling)}`),
      `${verb}, com teto de ${formatMoney(ceiling)}`,
      'outro',
    ),
    button(
      action(`autorizar?teto=${toReais(centavos(mandate.floor))}`),
      `${verb}, com o menor teto`,
      'outro',
    ),
    button(action('autorizar?aviso=atrasado'), `${verb}, com aviso atrasado`, 'outro'),
    button(action('autorizar?aviso=repetido'), `${verb}, com aviso repetido`, 'outro'),
    button(action('autorizar?aviso=fora-de-ordem'), `${verb}, com avisos fora de ordem`, 'outro'),
    button(action('recusar'), 'Recusar', 'outro'),
  ].join('');
}

function authorised({ mandate, planned }: PayersMandate, action: Action): string {
  const { funds } = mandate;
  return [
    '<p role="status">Autorizado. Pode voltar à loja.</p>',
    `<h2>A sua conta</h2><p>${funds ? 'Há saldo para os débitos.' : 'Sem saldo: os débitos vão falhar.'}</p>`,
    funds
      ? button(action('sem-saldo'), 'Ficar sem saldo', 'outro')
      : button(action('com-saldo'), 'Ter saldo de novo', 'outro'),
    '<h2>Débitos agendados</h2>',
    planned.length === 0 ? '<p>Nenhum agora.</p>' : planned.map((one) => collection(one, action)).join(''),
    button(action('cancelar'), 'Cancelar a autorização', 'outro'),
  ].join('');
}

const collection = ({ id, amount, dueOn }: SandboxPayment, action: Action): string =>
  `<p>${formatMoney(centavos(amount))} em ${formatDay(dueOn ?? '')}</p>${button(action(`cancelar-cobranca?cobranca=${id}`), 'Cancelar este débito', 'outro')}`;
