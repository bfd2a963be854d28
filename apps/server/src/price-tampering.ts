/**
 * Detects price tampering. Prices in a request body are ignored, but a lower price than the server's own suggests an
 * attempt. Equal or higher prices are not reported, since they profit nobody. Reliability M09, T08.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Tolerance in reais: the API shows two decimals. */
const LESS = 0.005;

const OF_THE_WHOLE = ['total', 'totalpedido', 'subtotal', 'taxaentrega'] as const;
/** Values that no page of ours sends: discounts and attendant prices are stored by the server. */
const GIFTS = ['desconto', 'percentualDesconto', 'precoatendente'] as const;

/** Names of the body's fields that claim a lower price than the response, or a discount that it does not have. */
export function claimedPrices(body: unknown, answer: unknown): readonly string[] {
  const said = fieldsOf(body);
  const response = fieldsOf(answer);
  const parts = [said, ...['formaEntrega', 'formaPagamento', 'cupom'].map((name) => fieldsOf(said[name]))];
  const lines = linesOf(said.itens ?? said.cartItens);
  const charged = new Map(linesOf(response.itens).map((line) => [line.id, line]));
  const claimed = new Set<string>();
  for (const part of parts) {
    for (const name of OF_THE_WHOLE) if (isLess(part[name], realOf(response, name))) claimed.add(name);
    for (const name of GIFTS) if (isGift(part, name, response)) claimed.add(name);
  }
  for (const line of lines) {
    const real = charged.get(line.id) ?? {};
    if (isLess(line.preco, real.preco)) claimed.add('preco');
    for (const name of GIFTS) if (isGift(line, name, real)) claimed.add(name);
  }
  if (isLess(sumOf(lines), realOf(response, 'subtotal'))) claimed.add('preco');
  return [...claimed];
}

/** Reads a total from the response. An order's response has only the total and the fee; its subtotal is derived. */
function realOf(response: Fields, name: string): unknown {
  const total = response.totalpedido ?? response.total;
  if (name === 'total' || name === 'totalpedido') return total;
  if (name !== 'subtotal' || response.totalpedido === undefined) return response[name];
  return Number(response.totalpedido) - Number(response.taxaentrega);
}

/** Sum of the lines at the prices they claim, in reais; undefined where a line has no price. */
function sumOf(lines: readonly Fields[]): number | undefined {
  if (lines.length === 0 || lines.some(({ preco }) => typeof preco !== 'number')) return undefined;
  return lines.reduce((sum, { preco, quantidade, preco_embalagem: wrap = 0, embalarParaPresente }) => {
    const wrapping = embalarParaPresente === true ? Number(wrap) : 0;
    return sum + Number(preco) * Number(quantidade) + wrapping;
  }, 0);
}

const isLess = (claim: unknown, real: unknown): boolean =>
  typeof claim === 'number' && typeof real === 'number' && claim < real - LESS;

const isGift = (part: Fields, name: string, response: Fields): boolean => {
  const claim = part[name];
  return typeof claim === 'number' && claim > 0 && claim !== response[name];
};

const linesOf = (lines: unknown): readonly Fields[] => (Array.isArray(lines) ? lines.map(fieldsOf) : []);

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
