/** Clients who read, and a supervisor that probes each process's readiness. */
import { setTimeout as sleep } from 'node:timers/promises';
import { detailCall, listCall, type WireCall } from '../requests.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { LoggedInClient } from '../world/make-clients.ts';
import type { World } from '../world/make-world.ts';
import type { Kind, Observations } from './observations.ts';

export interface Reading {
  readonly urls: readonly string[];
  readonly world: World;
  readonly clients: readonly LoggedInClient[];
  readonly isOver: () => boolean;
  readonly observations: Observations;
  /** By how much the pauses between reads are longer. */
  readonly pace: number;
}

const ANSWER_LIMIT = 20_000;
const BETWEEN_READS = 30;
const BETWEEN_PROBES = 250;

export async function readAgainAndAgain(reading: Reading, random: SeededRandom): Promise<void> {
  const { urls, world, clients, isOver, pace } = reading;
  while (!isOver()) {
    const who = random.pick(clients);
    const call =
      random.below(2) === 0
        ? listCall(world, who, { page: 1 + random.below(10) })
        : detailCall(world, who, random.pick(world.products).slug);
    await callApi(reading, 'read', random.pick(urls), call);
    await sleep(random.below(BETWEEN_READS * pace));
  }
}

/** A probe without a response within one second counts as not ready. */
export async function probeAgainAndAgain(reading: Reading, url: string): Promise<void> {
  while (!reading.isOver()) {
    await callApi(reading, 'ready', url, { method: 'GET', path: '/readyz', headers: {} });
    await sleep(BETWEEN_PROBES);
  }
}

async function callApi(
  { observations }: Reading,
  kind: Kind,
  url: string,
  { path, ...request }: WireCall,
): Promise<void> {
  const phase = observations.current;
  const begun = performance.now();
  const status = await fetch(url + path, { ...request, signal: AbortSignal.timeout(ANSWER_LIMIT) })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    // Also one that broke off in the middle of the response.
    .catch(() => 0);
  phase.add(kind, status, performance.now() - begun);
}
