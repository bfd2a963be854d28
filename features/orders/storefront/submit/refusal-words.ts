/** The message of a refused order, and where to fix it. Spec 8. */
import { defined } from '#kernel/defined.ts';
import { formatMoney } from '#kernel/money.ts';
import type { ApiRefusal } from '#platform/web/api.ts';
import { type SubmitFacts, submitFactsFromWire } from '../../contract/submit/submit-refusal.wire.ts';
import { submitFailure, submitTexts } from '../../contract/texts.ts';

export interface RefusalWords {
  readonly title: string;
  readonly text: string;
  readonly facts: SubmitFacts;
  /** Where to go on: a page of the shop, or a section of this one. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** Their messages are complete; for all others the specification requires the items as well. */
const saidDirectly: readonly string[] = [
  'empty-cart',
  'not-approved',
  'registration-refused',
  'total-changed',
  'key-reused',
  'coupon-refused',
  'promotion-exhausted',
  'subscription-not-offered',
  'age-not-declared',
  'credit-exceeded',
  'instalments-not-offered',
  'charge-changed',
  'too-many-cards',
  'below-client-minimum',
];

export function submitRefusalWords(
  { status, problem, message }: ApiRefusal,
  itemNames: readonly string[],
): RefusalWords {
  const facts = submitFactsFromWire(problem.facts);
  const code = problem.code ?? '';
  const link = linkOf(code, status, facts);
  const names = facts.itemNames.length > 0 ? facts.itemNames : itemNames;
  const direct =
    saidDirectly.includes(code) || status === 401 || message.includes(submitTexts['duplicate-order'].message);
  return {
    title: code === 'total-changed' ? 'O total do pedido mudou' : 'O pedido não foi enviado',
    text:
      code === 'total-changed'
        ? totalWords(message, facts)
        : direct
          ? withCredit(message, facts)
          : submitFailure(message, names),
    facts,
    ...defined({ link }),
  };
}

/** Decided in the browser: the cart was ordered or changed elsewhere before anything was sent. */
export const cartMovedWords: RefusalWords = {
  title: 'O pedido não foi enviado',
  text: submitTexts['cart-changed'].message,
  facts: submitFactsFromWire(undefined),
  link: { label: 'Ver o carrinho', href: '/carrinho' },
};

const totalWords = (message: string, { total }: SubmitFacts): string =>
  total === undefined ? message : `Agora o total é ${formatMoney(total)}. Confira e confirme de novo.`;

/** Adds the available credit, for users who may know it. */
const withCredit = (message: string, { creditAvailable }: SubmitFacts): string =>
  creditAvailable === undefined ? message : `${message} Disponível: ${formatMoney(creditAvailable)}.`;

function linkOf(code: string, status: number, { previous }: SubmitFacts): RefusalWords['link'] {
  if (status === 401) return { label: 'Entrar novamente', href: '/entrar' };
  switch (code) {
    case 'duplicate-order':
      return previous === undefined
        ? undefined
        : { label: `Ver o pedido ${previous}`, href: `/pedidos/${previous}` };
    case 'key-reused':
      return { label: 'Ver meus pedidos', href: '/pedidos' };
    case 'cart-changed':
    case 'coupon-refused':
    case 'out-of-stock':
    case 'empty-cart':
    case 'below-client-minimum':
      return { label: 'Ver o carrinho', href: '/carrinho' };
    case 'address-not-found':
    case 'address-not-served':
      return { label: 'Trocar o endereço', href: '#receber' };
    case 'slot-not-offered':
    case 'no-delivery-option':
      return { label: 'Escolher outra entrega', href: '#entrega' };
    case 'payment-not-offered':
    case 'instalments-not-offered':
    case 'charge-changed':
    case 'credit-exceeded':
    case 'too-many-cards':
      return { label: 'Escolher outro pagamento', href: '#pagamento' };
    case 'promotion-exhausted':
    case 'total-changed':
      return { label: 'Conferir os itens', href: '#revisao' };
    default:
      return undefined;
  }
}
