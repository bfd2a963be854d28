/**
 * Loaded into the server before it starts: its payment provider's API is a stub at PROVIDER_STUB, and SIGUSR2 sets its clock forward,
 * or back again.
 */
import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

/** Of the tests' public range, so that it counts as outside. */
const PUBLIC = { address: '93.184.215.14', family: 4 };
/** Milliseconds. */
const STEP = 60_000;

const realNow = Date.now;
let ahead = 0;
Date.now = () => realNow() + ahead;
process.on('SIGUSR2', () => {
  ahead = STEP - ahead;
});

const lookup = dns.lookup as unknown as (...given: unknown[]) => Promise<unknown>;
const isProvider = (host: unknown): boolean => host === 'api.mercadopago.com';
Object.assign(dns, {
  lookup: async (host: string, ...more: unknown[]) => (isProvider(host) ? [PUBLIC] : lookup(host, ...more)),
});
const send = https.request as unknown as (...given: unknown[]) => http.ClientRequest;
Object.assign(https, {
  request: (url: URL, { lookup: _, ...options }: http.RequestOptions, ...more: [() => void]) =>
    isProvider(url.hostname)
      ? http.request(new URL(url.pathname + url.search, process.env.PROVIDER_STUB), options, ...more)
      : send(url, { lookup: _, ...options }, ...more),
});
syncBuiltinESMExports();
