/** A client who orders again and again, and sends each order until it hears what became of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from '../journal.ts';
import { orderCall, type WireCall, type WireLine } from '../requests.ts';
import { pickSome, type SeededRandom } from '../seeded-random.ts';
import type { LoggedInClient } from '../world/make-clients.ts';
import type { World } from '../world/make-world.ts';

export interface Shopping {
  readonly url: string;
  readonly world: World;
  /** Products of which there are few. */
  readonly scarce: readonly string[];
  readonly journal: Journal;
  readonly isOver: () => boolean;
  readonly tally: Tally;
}

/** What happened on the way, of all shoppers. */
export interface Tally {
  acknowledged: number;
  refused: number;
  /** Sendings that arrived and whose answer was lost, and answers of 5xx. */
  lost: number;
  serverErrors: number;
  /** Answers that no one should have got, told once each. */
  readonly unexpected: Set<string>;
}

type Outcome = { readonly kind: 'again' | 'refused' } | { readonly kind: 'ordered'; readonly number: number };

/** One order in so many is sent twice at the same time, as by an impatient finger. */
const IMPATIENT = 10;
const WITH_SCARCE = 8;

export async function shop(shopping: Shopping, who: LoggedInClient, random: SeededRandom): Promise<void> {
  const { world, journal, isOver, tally } = shopping;
  for (let count = 0; !isOver(); count += 1) {
    const key = `${who.clientId}-${count}`;
    const lines = someLines(shopping, random);
    const call = orderCall(world, who, { lines, key, customerOrderNumber: String(count) });
    const note = { clientId: who.clientId, key };
    journal.write({ event: 'sent', ...note });
    const copies = random.below(IMPATIENT) === 0 ? 2 : 1;
    const outcomes = await Promise.all(
      Array.from({ length: copies }, () => sendUntilHeard(shopping, call, random)),
    );
    for (const outcome of outcomes) {
      if (outcome.kind === 'ordered')
        journal.write({ event: 'acknowledged', ...note, number: outcome.number });
      else journal.write({ event: 'refused', ...note });
    }
    if (outcomes.some(({ kind }) => kind === 'ordered')) tally.acknowledged += 1;
    else tally.refused += 1;
  }
}

function someLines({ world, scarce }: Shopping, random: SeededRandom): WireLine[] {
  const plenty = pickSome(random, world.products, 1 + random.below(3)).map(({ id }) => id);
  const wanted = random.below(WITH_SCARCE) === 0 ? [...plenty, random.pick(scarce)] : plenty;
  return [...new Set(wanted)].map((id) => ({ id, quantidade: 1 + random.below(3) }));
}

async function sendUntilHeard(
  shopping: Shopping,
  call: WireCall,
  random: SeededRandom,
): Promise<Exclude<Outcome, { kind: 'again' }>> {
  for (;;) {
    const outcome = await send(shopping, call);
    if (outcome.kind !== 'again') return outcome as Exclude<Outcome, { kind: 'again' }>;
    await sleep(50 + random.below(250));
  }
}

async function send({ url, tally }: Shopping, { path, ...request }: WireCall): Promise<Outcome> {
  try {
    const answer = await fetch(url + path, { ...request, signal: AbortSignal.timeout(20_000) });
    const body = (await answer.json()) as { numpedido?: number; code?: string };
    if (answer.ok && body.numpedido !== undefined) return { kind: 'ordered', number: body.numpedido };
    if (body.code === 'out-of-stock') return { kind: 'refused' };
    if (answer.status >= 500) tally.serverErrors += 1;
    else tally.unexpected.add(`${answer.status} ${body.code}`);
  } catch (error) {
    if (!isClosedDoor(error)) tally.lost += 1;
  }
  return { kind: 'again' };
}

/** While the server is down nothing arrives, so nothing can be lost. */
const isClosedDoor = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';
