/** A client that orders repeatedly and resends each order until it learns the outcome. */
import { setTimeout as sleep } from 'node:timers/promises';
import { cancelOrderEndpoint } from '#features/orders/contract/quotes/quotes.endpoints.ts';
import { fillPath } from '#platform/web/url.ts';
import type { Journal } from '../journal.ts';
import { orderCall, type WireCall, type WireLine } from '../requests.ts';
import { pickSome, type SeededRandom } from '../seeded-random.ts';
import type { LoggedInClient } from '../world/make-clients.ts';
import type { World } from '../world/make-world.ts';

export interface Shopping {
  /** Base URL for the next request. */
  readonly url: () => string;
  readonly world: World;
  /** Ids of the scarce products. */
  readonly scarce: readonly string[];
  readonly journal: Journal;
  readonly isOver: () => boolean;
  readonly tally: Tally;
  readonly habits?: Habits;
}

/** Optional behaviour of clients besides ordering. */
export interface Habits {
  /** Maximum pause between two orders. Milliseconds. */
  readonly pause: number;
  /** One order in this many is first sent on a connection that closes before the response. */
  readonly leaves: number;
  /** One order in this many is cancelled. */
  readonly cancels: number;
  /** One order in `every` has this coupon. */
  readonly coupon: { readonly code: string; readonly every: number };
  /** Called for each response with its status; 0: none. */
  readonly onAnswer: (what: 'order' | 'cancel', status: number, milliseconds: number) => void;
}

/** Counts of all clients. */
export interface Tally {
  acknowledged: number;
  refused: number;
  /** Requests that arrived and whose response was lost, and responses of 5xx. */
  lost: number;
  serverErrors: number;
  /** Responses that should not occur, each once. */
  readonly unexpected: Set<string>;
}

type Outcome =
  | { readonly kind: 'again' | 'refused' | 'never-heard' }
  | { readonly kind: 'ordered'; readonly number: number };
type Heard = Exclude<Outcome, { kind: 'again' }>;

/** One order in this many is sent twice concurrently, like a double click. */
const IMPATIENT = 10;
const WITH_SCARCE = 8;
/** Maximum delay of an early close. Milliseconds. */
const LEAVES_WITHIN = 40;
const ANSWER_LIMIT = 20_000;
/** Tries after the end of the run, so that a server that does not respond cannot hold it for ever. */
const TRIES_AFTER_THE_END = 50;

export async function shop(shopping: Shopping, who: LoggedInClient, random: SeededRandom): Promise<void> {
  const { world, journal, isOver, tally, habits } = shopping;
  const oneIn = (count: number | undefined): boolean => count !== undefined && random.below(count) === 0;
  for (let count = 0; !isOver(); count += 1) {
    const key = `${who.clientId}-${count}`;
    const call = orderCall(world, who, {
      lines: someLines(shopping, random),
      key,
      customerOrderNumber: String(count),
      ...(habits !== undefined && oneIn(habits.coupon.every) ? { coupon: habits.coupon.code } : {}),
    });
    const note = { clientId: who.clientId, key };
    journal.write({ event: 'sent', ...note });
    if (oneIn(habits?.leaves)) await sendAndLeave(shopping, call, random.below(LEAVES_WITHIN));
    const copies = oneIn(IMPATIENT) ? 2 : 1;
    const outcomes = await Promise.all(
      Array.from({ length: copies }, () => sendUntilAnswered(shopping, call, random)),
    );
    for (const outcome of outcomes) {
      if (outcome.kind === 'ordered')
        journal.write({ event: 'acknowledged', ...note, number: outcome.number });
      else if (outcome.kind === 'refused') journal.write({ event: 'refused', ...note });
    }
    const ordered = outcomes.find((outcome) => outcome.kind === 'ordered');
    if (ordered?.kind === 'ordered') tally.acknowledged += 1;
    else tally.refused += 1;
    if (ordered?.kind === 'ordered' && oneIn(habits?.cancels)) await cancel(shopping, who, ordered.number);
    if (habits !== undefined) await sleep(random.below(habits.pause));
  }
}

function someLines({ world, scarce }: Shopping, random: SeededRandom): WireLine[] {
  const plenty = pickSome(random, world.products, 1 + random.below(3)).map(({ id }) => id);
  const wanted = random.below(WITH_SCARCE) === 0 ? [...plenty, random.pick(scarce)] : plenty;
  return [...new Set(wanted)].map((id) => ({ id, quantidade: 1 + random.below(3) }));
}

/** The server receives the order, or part of it; the client does not wait for the response. */
async function sendAndLeave({ url }: Shopping, { path, ...request }: WireCall, after: number): Promise<void> {
  await fetch(url() + path, { ...request, signal: AbortSignal.timeout(after) })
    .then((answer) => answer.body?.cancel())
    .catch(() => {});
}

async function sendUntilAnswered(shopping: Shopping, call: WireCall, random: SeededRandom): Promise<Heard> {
  let triesLeft = TRIES_AFTER_THE_END;
  while (triesLeft > 0) {
    const outcome = await send(shopping, call);
    if (outcome.kind !== 'again') return outcome as Heard;
    await sleep(50 + random.below(250));
    if (shopping.isOver()) triesLeft -= 1;
  }
  shopping.tally.unexpected.add('an order was never answered');
  return { kind: 'never-heard' };
}

async function send({ url, tally, habits }: Shopping, { path, ...request }: WireCall): Promise<Outcome> {
  const begun = performance.now();
  const report = (status: number): void => habits?.onAnswer('order', status, performance.now() - begun);
  try {
    const answer = await fetch(url() + path, { ...request, signal: AbortSignal.timeout(ANSWER_LIMIT) });
    if (answer.status >= 500) {
      // A proxy's own has no JSON.
      await answer.arrayBuffer();
      report(answer.status);
      tally.serverErrors += 1;
      return { kind: 'again' };
    }
    const body = (await answer.json()) as { numpedido?: number; code?: string };
    report(answer.status);
    if (answer.ok && body.numpedido !== undefined) return { kind: 'ordered', number: body.numpedido };
    if (body.code === 'out-of-stock') return { kind: 'refused' };
    tally.unexpected.add(`${answer.status} ${body.code}`);
  } catch (error) {
    if (!isClosedDoor(error)) {
      tally.lost += 1;
      report(0);
    }
  }
  return { kind: 'again' };
}

/** Sent once. Whatever the outcome, the audit checks that order, stock and coupon agree. */
async function cancel({ url, world, habits }: Shopping, who: LoggedInClient, number: number): Promise<void> {
  const begun = performance.now();
  const path = fillPath(cancelOrderEndpoint.path, { idfornecedor: world.supplierId, numpedido: number });
  const status = await fetch(url() + path, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ motivo: 'Pedi por engano' }),
    signal: AbortSignal.timeout(ANSWER_LIMIT),
  })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch((error: unknown) => (isClosedDoor(error) ? undefined : 0));
  if (status !== undefined) habits?.onAnswer('cancel', status, performance.now() - begun);
}

/** A refused connection: nothing arrived, so nothing can be lost. */
const isClosedDoor = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';
