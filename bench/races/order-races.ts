/** Races for the last of something. Reliability T01, T03, T05. */
import { orderCall, type WireLine } from '../requests.ts';
import type { World } from '../world/make-world.ts';
import { type Heard, type Outcome, sendAll, tally } from './race.ts';

export interface Ground {
  readonly world: World;
  readonly urls: readonly string[];
  /** Thousandths by product id. */
  readonly stock: () => Promise<Readonly<Record<string, number>>>;
}

export const LAST_UNITS = 10;
export const COUPON = { code: 'CINQUENTA', limit: 50 };
export const PROMOTION = { product: 3, uses: 40 };
const COPIES = 10;

const accepted = (responses: readonly Heard[]): number =>
  responses.filter(({ status }) => status === 200).length;

const oneOf = (world: World, product: number, quantidade = 1): WireLine[] => [
  { id: world.products[product]?.id ?? '', quantidade },
];

/** 200 clients, 10 units of the first product. */
export async function forTheLastUnits({ world, urls, stock }: Ground): Promise<Outcome> {
  const clients = world.clients.slice(0, 200);
  const responses = await sendAll(
    urls,
    clients.map((who) =>
      orderCall(world, who, {
        lines: oneOf(world, 0),
        key: `last-${who.clientId}`,
        customerOrderNumber: 'last',
      }),
    ),
  );
  const left = (await stock())[world.products[0]?.id ?? ''];
  return {
    race: `${clients.length} clientes pelas últimas ${LAST_UNITS} unidades`,
    wanted: `${LAST_UNITS} × 200, ${clients.length - LAST_UNITS} × 409 out-of-stock; sobram 0`,
    seen: `${tally(responses)}; sobram ${left}`,
  };
}

/** 100 clients send the same order ten times concurrently, to both processes. */
export async function sentTenTimes({ world, urls }: Ground): Promise<Outcome> {
  const clients = world.clients.slice(0, 100);
  const calls = clients.map((who) =>
    orderCall(world, who, { lines: oneOf(world, 1), key: `ten-${who.clientId}`, customerOrderNumber: 'ten' }),
  );
  const copies = Array.from({ length: COPIES }, () => calls).flat();
  const responses = await sendAll(urls, copies);
  const numbersOf = calls.map(
    (_, index) =>
      new Set(responses.filter((__, at) => at % calls.length === index).map(({ number }) => number)),
  );
  const sole = numbersOf.filter((numbers) => numbers.size === 1 && !numbers.has(undefined)).length;
  const numbers = new Set(responses.map(({ number }) => number));
  return {
    race: `${calls.length} pedidos, cada um enviado ${COPIES} vezes ao mesmo tempo`,
    wanted: `${copies.length} × 200; ${calls.length} pedidos, cada envio ouve o seu`,
    seen: `${tally(responses)}; ${numbers.size} pedidos, ${sole === calls.length ? 'cada envio ouve o seu' : `só ${sole} ouvem o seu`}`,
  };
}

/** 500 clients, a coupon for 50 orders. */
export async function forTheCoupon({ world, urls }: Ground): Promise<Outcome> {
  const calls = world.clients.slice(0, 500).map((who) =>
    orderCall(world, who, {
      lines: oneOf(world, 2),
      key: `coupon-${who.clientId}`,
      customerOrderNumber: 'coupon',
      coupon: COUPON.code,
    }),
  );
  const responses = await sendAll(urls, calls);
  return {
    race: `${calls.length} pedidos com um cupom de ${COUPON.limit} usos`,
    wanted: `${COUPON.limit} × 200, ${calls.length - COUPON.limit} × 409 coupon-refused`,
    seen: accepted(responses) === COUPON.limit ? tally(responses) : `${tally(responses)} (!)`,
  };
}

/** 300 clients, a promotion (take 3, pay 2) with 40 uses: those who lose the race are refused, later ones pay in full. */
export async function forThePromotion({ world, urls }: Ground): Promise<Outcome> {
  const calls = world.clients.slice(0, 300).map((who) =>
    orderCall(world, who, {
      lines: oneOf(world, PROMOTION.product, 3),
      key: `promotion-${who.clientId}`,
      customerOrderNumber: 'promotion',
    }),
  );
  const responses = await sendAll(urls, calls);
  const totals = responses.flatMap(({ total }) => total ?? []);
  const full = Math.max(...totals);
  const others = responses.filter(({ status, code }) => status !== 200 && code !== 'promotion-exhausted');
  return {
    race: `${calls.length} pedidos com uma oferta de ${PROMOTION.uses} usos`,
    wanted: `${PROMOTION.uses} pedidos com ela; 0 recusados por outro motivo`,
    seen: `${totals.filter((total) => total < full).length} pedidos com ela; ${others.length} recusados por outro motivo`,
  };
}
