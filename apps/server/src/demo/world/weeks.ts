/** Orders of the past weeks, so that the panel's lists and reports show a shop at work. */
import type { OrderStatus } from '#features/orders/domain/order-status.ts';

export interface DemoWeekOrder {
  readonly supplier: string;
  /** Login of the buyer, who collects it at the shop unless `minutesLate` is given. */
  readonly client: string;
  /** The client's own order number, by which the order is found again. */
  readonly customerOrderNumber: string;
  readonly goods: Readonly<Record<string, number>>;
  readonly hoursAgo: number;
  /** The statuses that it passed. */
  readonly passed: readonly OrderStatus[];
  readonly reason?: string;
  /** The client asked for it by phone, and the shop made it. */
  readonly byPhone?: true;
  /** The first product came back, for this reason. */
  readonly returned?: string;
  /** Brought to the buyer's address, so many minutes after the end of the window; negative: before it. */
  readonly minutesLate?: number;
  /** What the shop noted about it. */
  readonly note?: string;
}

const BUYERS = ['joaquim', 'beatriz', 'fernanda', 'ricardo', 'luiza'];
const DAYS = 60;

/** Of orders that came to their end, and of those of the last hours. */
const WHOLE: readonly OrderStatus[] = ['picking', 'packed', 'ready-for-pickup', 'delivered'];
const TO_CLIENT: readonly OrderStatus[] = ['picking', 'packed', 'out-for-delivery', 'delivered'];
const RECENT: readonly (readonly OrderStatus[])[] = [
  [],
  [],
  ['picking'],
  ['picking', 'packed'],
  [],
  ['picking', 'packed', 'ready-for-pickup'],
];

/** The same shop each time: numbers that look random, from the order's place. */
const mixed = (place: number, range: number): number => ((place * 7919 + 104_729) % 10_007) % range;

const sku = (number: number): string => `MC-${String(number).padStart(4, '0')}`;

function goodsOf(place: number): Readonly<Record<string, number>> {
  const count = 1 + mixed(place, 4);
  const chosen = Array.from({ length: count }, (_, nth) => 30 + mixed(place * 5 + nth, 120));
  return Object.fromEntries(chosen.map((number, nth) => [sku(number), 1_000 * (1 + mixed(place + nth, 3))]));
}

const past = Array.from({ length: 42 }, (_, place): DemoWeekOrder => {
  const cancelled = place % 13 === 5;
  const isBrought = place % 3 === 0 && !cancelled;
  return {
    supplier: 'mercado-central',
    client: `${BUYERS[mixed(place, BUYERS.length)]}@exemplo.com.br`,
    customerOrderNumber: `SEMANA-${String(place + 1).padStart(2, '0')}`,
    goods: goodsOf(place),
    hoursAgo: 30 + Math.round((place * (DAYS * 24 - 30)) / 42) + mixed(place, 9),
    passed: cancelled ? ['cancelled'] : isBrought ? TO_CLIENT : WHOLE,
    ...(isBrought ? { minutesLate: place % 4 === 0 ? 20 + mixed(place, 150) : -45 } : {}),
    ...(cancelled ? { reason: 'O cliente desistiu da compra.' } : {}),
    ...(place % 13 === 7 ? { returned: 'A embalagem veio aberta.' } : {}),
  };
});

const recent = RECENT.map(
  (passed, place): DemoWeekOrder => ({
    supplier: 'mercado-central',
    client: `${BUYERS[place % BUYERS.length]}@exemplo.com.br`,
    customerOrderNumber: `HOJE-${place + 1}`,
    goods: goodsOf(100 + place),
    hoursAgo: 1 + place * 3,
    passed,
    ...(place === 1 ? { byPhone: true } : {}),
    ...(place === 2 ? { note: 'Ligou pedindo para separar as frutas mais maduras.' } : {}),
  }),
);

export const DEMO_WEEKS: readonly DemoWeekOrder[] = [...past, ...recent];
