/** Resources of a process, and whether aborted requests still occupy some. */
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from '../measure/measure-cpu.ts';
import type { ServerProcess } from '../server-process.ts';

export interface Resources {
  readonly mebibytes: number;
  /** Open files and sockets. */
  readonly handles: number;
}

export const resourcesOf = ({ pid }: ServerProcess): Resources => ({
  mebibytes: (residentBytes(pid) ?? 0) / 1024 / 1024,
  handles: process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : 0,
});

const MEMORY_GROWTH = 1.3;

export const hasGrown = (before: Resources, after: Resources): boolean =>
  after.mebibytes > before.mebibytes * MEMORY_GROWTH;

/** Receipts of some ten thousand orders are sent meanwhile. Milliseconds. */
const MAX_WAIT = 5 * 60_000;

/** Resources once the processes are idle and have returned their memory to the system, or after the maximum wait. */
export async function resourcesWhenIdle(
  servers: readonly ServerProcess[],
  before: readonly Resources[],
): Promise<readonly Resources[]> {
  for (const begun = performance.now(); ; await sleep(2_000)) {
    const held = servers.map(resourcesOf);
    const isBack = held.every((after, position) => !hasGrown(before[position] ?? after, after));
    if (isBack || performance.now() - begun > MAX_WAIT) return held;
  }
}

/** The product handles 1,000 requests concurrently; the probe opens nearly as many. */
const HELD = 900;
const BODY = 64;

/**
 * Opens 900 requests without their bodies and sends one more. Resolves to true if that one gets a 200 and none of the
 * others was closed, that is, if no slot has leaked.
 */
export async function allPlacesFree(url: string): Promise<boolean> {
  const { port, host } = new URL(url);
  const head = `POST /v1/app/word/usuario/autenticar HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${BODY}\r\n\r\n{`;
  const sockets = await Promise.all(Array.from({ length: HELD }, () => open(Number(port), head)));
  try {
    const answer = await fetch(`${url}/openapi.json`, { signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    return answer.status === 200 && sockets.every((socket) => !socket.destroyed);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function open(port: number, head: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once('close', () => resolve(socket));
    socket.once('connect', () => socket.write(head, () => resolve(socket)));
  });
}
