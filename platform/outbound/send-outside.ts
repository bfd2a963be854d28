/**
 * One request with method, body and headers to a service with side effects. The rules of `fetch-outside` apply: one look-up,
 * no internal address, no redirect, limited size and time. Reliability M27.
 */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { accept, type Result, refuse } from '#kernel/result.ts';
import {
  type OutsideAnswer,
  type OutsideNetwork,
  type OutsideProblem,
  outside,
  outsideAddress,
  readOutsideJson,
} from './fetch-outside.ts';

export interface OutsideRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as they are, with the content type among the headers. */
  readonly bytes?: Uint8Array;
  /** False: only the response's status is of interest. */
  readonly readsBody?: boolean;
  /** Limit for the whole request. Milliseconds. */
  readonly timeout: number;
}

/**
 * Never throws, and never takes longer than `timeout`. After 'no-answer' or 'too-slow' it is unknown whether the service acted.
 */
export async function sendOutside(
  request: OutsideRequest,
  network: Pick<OutsideNetwork, 'resolve'> = outside,
): Promise<Result<OutsideAnswer, OutsideProblem>> {
  const controller = new AbortController();
  const { signal } = controller;
  const tooSlow = new Promise<Result<never, 'too-slow'>>((resolve) => {
    signal.addEventListener('abort', () => resolve(refuse('too-slow')), { once: true });
  });
  const timer = setTimeout(() => controller.abort(), request.timeout);
  try {
    return await Promise.race([send(request, network, signal), tooSlow]);
  } finally {
    clearTimeout(timer);
    // Also ends a connection whose response nobody reads.
    controller.abort();
  }
}

async function send(
  request: OutsideRequest,
  network: Pick<OutsideNetwork, 'resolve'>,
  signal: AbortSignal,
): Promise<Result<OutsideAnswer, OutsideProblem>> {
  const address = await outsideAddress(request.url, network);
  if (!address.ok) return address;
  const answer = await pinnedSend(request, address.value, signal).catch(() => undefined);
  if (answer === undefined) return refuse('no-answer');
  const { statusCode: status = 0, headers } = answer;
  if (request.readsBody === false) return accept({ status, body: undefined });
  if (!/[/+]json\b/i.test(headers['content-type'] ?? '')) {
    return isAccepted(status) ? refuse('unreadable') : accept({ status, body: undefined });
  }
  const body = await readOutsideJson(answer);
  return body.ok ? accept({ status, body: body.value }) : body;
}

const isAccepted = (status: number): boolean => status >= 200 && status < 300;

/** Connects to the resolved address, whatever the name resolves to by now. */
const pinnedSend = (
  { method, url, headers, body, bytes }: OutsideRequest,
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const found = { address, family: isIP(address) };
    const content = bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
    const type = bytes === undefined ? { 'content-type': 'application/json' } : {};
    const { request } = url.protocol === 'https:' ? https : http;
    request(
      url,
      {
        method,
        signal,
        agent: false,
        lookup: (_name, { all }, give) => {
          if (all === true) give(null, [found]);
          else give(null, found.address, found.family);
        },
        headers: {
          accept: 'application/json',
          'accept-encoding': 'identity',
          'user-agent': 'Vitrine',
          ...(content === undefined ? {} : { ...type, 'content-length': String(content.byteLength) }),
          ...headers,
        },
      },
      resolve,
    )
      .on('error', reject)
      .end(content);
  });
