/** The text of a mail about alerts. */
import { formatMoney } from '#kernel/money.ts';
import type { AlertedProduct, ProductAlert } from '../../domain/alerts/product-alert.ts';

interface FulfilledAlert extends Pick<ProductAlert, 'kind' | 'seenPrice'> {
  readonly product: Pick<AlertedProduct, 'slug' | 'name' | 'price'>;
}

interface AlertLetter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly summary: readonly { readonly label: string; readonly value: string }[];
  readonly button: { readonly label: string; readonly path: string };
  readonly note: string;
}

/** `fulfilled` has at least one alert. */
export function alertLetter(
  fulfilled: readonly FulfilledAlert[],
  { reader, shop }: { readonly reader: string; readonly shop: string },
): AlertLetter {
  const [first] = fulfilled;
  const only = new Set(fulfilled.map(({ product }) => product.slug)).size === 1 ? first : undefined;
  const back = fulfilled.filter(({ kind }) => kind === 'availability');
  const cheaper = fulfilled.filter(({ kind }) => kind === 'price-drop');
  return {
    subject: subjectOf(only, back.length, cheaper.length),
    paragraphs: [
      `Olá, ${reader}.`,
      ...(back.length === 0
        ? []
        : [`Você pediu para saber quando chegasse, e já pode comprar em ${shop}: ${namesOf(back)}.`]),
      ...(cheaper.length === 0
        ? []
        : [`Você pediu para saber quando o preço caísse, e ele caiu: ${namesOf(cheaper)}.`]),
      'Os preços são os de agora para o seu cadastro, e o estoque pode acabar.',
    ],
    summary: fulfilled.map((alert) => ({ label: alert.product.name, value: amountOf(alert) })),
    button:
      only === undefined
        ? { label: 'Ver os produtos', path: '/avisos' }
        : { label: 'Ver o produto', path: `/p/${only.product.slug}` },
    note: 'Você recebe este e-mail porque pediu este aviso. Cada aviso é enviado uma vez.',
  };
}

function subjectOf(only: FulfilledAlert | undefined, back: number, cheaper: number): string {
  if (only !== undefined) return `${back > 0 ? 'Chegou' : 'O preço caiu'}: ${only.product.name}`;
  if (cheaper === 0) return `${back} produtos que você esperava chegaram`;
  if (back === 0) return `O preço de ${cheaper} produtos caiu`;
  return 'Novidades dos produtos que você espera';
}

const namesOf = (fulfilled: readonly FulfilledAlert[]): string =>
  fulfilled.map(({ product }) => product.name).join(', ');

function amountOf({ kind, seenPrice, product: { price } }: FulfilledAlert): string {
  if (price === undefined) return 'disponível';
  return kind === 'price-drop' && seenPrice !== undefined
    ? `de ${formatMoney(seenPrice)} por ${formatMoney(price)}`
    : formatMoney(price);
}
