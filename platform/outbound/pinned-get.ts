/** One GET to an address that was checked before: no second DNS look-up, no shared connection. */
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';

export interface PinnedRequest {
  readonly url: URL;
  /** The connection's target, whatever the URL's host resolves to by now. */
  readonly address: string;
  readonly signal: AbortSignal;
  /** The Accept header; picture types by default. */
  readonly accept?: string;
}

const PICTURES = 'image/avif,image/webp,image/png,image/jpeg';

export type PinnedGet = (request: PinnedRequest) => Promise<http.IncomingMessage>;

export const pinnedGet: PinnedGet = ({ url, address, signal, accept = PICTURES }) =>
  new Promise((resolve, reject) => {
    const found = { address, family: isIP(address) };
    const { get } = url.protocol === 'https:' ? https : http;
    get(
      url,
      {
        signal,
        agent: false,
        lookup: (_name, { all }, give) => {
          if (all === true) give(null, [found]);
          else give(null, found.address, found.family);
        },
        headers: {
          accept,
          'accept-encoding': 'identity',
          'user-agent': 'Vitrine',
        },
      },
      resolve,
    ).on('error', reject);
  });
