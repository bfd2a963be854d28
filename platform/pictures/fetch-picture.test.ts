/** Reliability M27 and T46: downloads from the public internet only. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pinnedGet } from '../outbound/pinned-get.ts';
import { isPublicAddress } from '../outbound/public-address.ts';
import { fetchPicture, type PictureNetwork } from './fetch-picture.ts';
import { MAX_BYTES } from './picture-file.ts';
import { aPicture } from './testing/test-pictures.ts';

describe('inward is', () => {
  test.each([
    ['0.0.0.0', 'this network'],
    ['10.1.2.3', 'private'],
    ['100.64.0.1', 'carrier NAT'],
    ['100.127.255.255', 'carrier NAT'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['169.254.169.254', 'link-local, the metadata of a cloud'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.8', 'protocol assignments'],
    ['192.0.2.1', 'documentation'],
    ['192.168.1.1', 'private'],
    ['198.18.0.1', 'tests of speed'],
    ['198.51.100.7', 'documentation'],
    ['203.0.113.9', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'nowhere'],
    ['::1', 'loopback'],
    ['::7f00:1', 'IPv4 in old spelling'],
    ['::ffff:127.0.0.1', 'mapped'],
    ['::ffff:7f00:1', 'mapped'],
    ['::ffff:8.8.8.8', 'mapped'],
    ['64:ff9b::7f00:1', 'NAT64'],
    ['64:ff9b:1::a00:1', 'local NAT64'],
    ['100::1', 'discarded'],
    ['2001::1', 'Teredo'],
    ['2001:db8::1', 'documentation'],
    ['2002:7f00:1::', '6to4'],
    ['3fff::1', 'documentation'],
    ['fc00::1', 'unique local'],
    ['fd12:3456::1', 'unique local'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['4000::1', 'unassigned'],
    ['5f00::1', 'segment routing'],
    ['::ffff:0:8.8.8.8', 'translated'],
    ['64:ff9b::8.8.8.8', 'NAT64'],
    ['2002:808:808::1', '6to4'],
    ['2001:20::1', 'ORCHID'],
    ['192.31.196.1', 'AS112'],
    ['192.52.193.1', 'AMT'],
    ['2620:4f:8000::1', 'AS112'],
    ['2001:4860:4860::8888/128', 'a range'],
    ['134744072', 'a number'],
    ['010.8.8.8', 'octal'],
    ['0x8.8.8.8', 'hexadecimal'],
    ['8.8', 'shortened'],
    ['localhost', 'no address'],
    ['', 'no address'],
  ])('%s: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '200.160.2.3',
    '223.255.255.254',
    '2001:4860:4860::8888',
    '2804:14c::1',
    '2a00:1450::1',
  ])('not %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

const OUTSIDE = '198.41.0.4';
let server: Server;
let port: number;
let answer: (request: IncomingMessage, reply: ServerResponse) => void;
let requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => answer(request, reply));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);
afterEach(() => {
  requests = [];
});

/** A network with these host names, where every host is the test's server. */
const internet = (names: Record<string, readonly string[]> = {}, timeout = 10_000): PictureNetwork => ({
  timeout,
  resolve: async (host) => names[host] ?? (host === 'fotos.exemplo.com.br' ? [OUTSIDE] : []),
  get: ({ url, address, signal }) => {
    requests.push(`${url.href} at ${address}`);
    return pinnedGet({
      url: new URL(`http://${url.hostname}:${port}${url.pathname}${url.search}`),
      address: '127.0.0.1',
      signal,
    });
  },
});

const HERE = 'https://fotos.exemplo.com.br/a.png';

describe('a picture is fetched', () => {
  test('from the address that was checked, whatever the name says later', async () => {
    const bytes = await aPicture(9);
    answer = (_, reply) => reply.end(bytes);
    let lookups = 0;
    const network = internet();
    const fetched = await fetchPicture(HERE, {
      ...network,
      resolve: async () => {
        lookups += 1;
        return lookups === 1 ? [OUTSIDE] : ['127.0.0.1'];
      },
    });
    expect(fetched.ok && Buffer.from(fetched.value)).toEqual(bytes);
    expect([lookups, requests]).toEqual([1, [`${HERE} at ${OUTSIDE}`]]);
  });

  test('by its name, so that the host knows which site is meant', async () => {
    let host: string | undefined;
    answer = (request, reply) => {
      host = request.headers.host;
      reply.end();
    };
    const url = new URL(`http://fotos.exemplo.com.br:${port}/`);
    (await pinnedGet({ url, address: '127.0.0.1', signal: AbortSignal.timeout(2_000) })).resume();
    expect(host).toBe(`fotos.exemplo.com.br:${port}`);
  });

  test('after three redirects, each checked, and not after four', async () => {
    const bytes = await aPicture(9);
    const steps = (count: number) => (request: IncomingMessage, reply: ServerResponse) => {
      const step = Number(request.url?.slice(2) || 0);
      if (step === count) return void reply.end(bytes);
      reply
        .writeHead(302, { location: step === 0 ? `http://outra.exemplo.com.br/r1` : `/r${step + 1}` })
        .end();
    };
    const network = internet({ 'outra.exemplo.com.br': ['2001:4860::1'] });
    answer = steps(3);
    expect(await fetchPicture('https://fotos.exemplo.com.br/r', network)).toMatchObject({ ok: true });
    expect(requests).toEqual([
      `https://fotos.exemplo.com.br/r at ${OUTSIDE}`,
      'http://outra.exemplo.com.br/r1 at 2001:4860::1',
      'http://outra.exemplo.com.br/r2 at 2001:4860::1',
      'http://outra.exemplo.com.br/r3 at 2001:4860::1',
    ]);
    answer = steps(4);
    expect(await fetchPicture('https://fotos.exemplo.com.br/r', network)).toEqual({
      ok: false,
      refusal: 'too-many-redirects',
    });
  });
});

describe('refused without a connection is', () => {
  test.each([
    ['http://127.0.0.1/', 'inward-address'],
    ['http://2130706433/', 'inward-address'],
    ['http://017700000001/', 'inward-address'],
    ['http://0x7f000001/', 'inward-address'],
    ['http://0x7f.1/', 'inward-address'],
    ['http://127.1/', 'inward-address'],
    ['http://0/', 'inward-address'],
    ['http://①②⑦.0.0.1/', 'inward-address'],
    ['http://[::1]/', 'inward-address'],
    ['http://[::ffff:127.0.0.1]/', 'inward-address'],
    ['http://[::ffff:7f00:1]/', 'inward-address'],
    ['http://[64:ff9b::10.0.0.1]/', 'inward-address'],
    ['http://[fd00::1]/', 'inward-address'],
    ['http://169.254.169.254/latest/meta-data/', 'inward-address'],
    ['http://dentro.exemplo.com.br/', 'inward-address'],
    ['http://meio.exemplo.com.br/', 'inward-address'],
    ['http://dentro6.exemplo.com.br/', 'inward-address'],
    ['http://nada.exemplo.com.br/', 'unknown-host'],
    ['https://fotos.exemplo.com.br:8443/', 'not-an-address'],
    ['http://fotos.exemplo.com.br:5432/', 'not-an-address'],
    ['http://ana:senha@fotos.exemplo.com.br/', 'not-an-address'],
    ['http://ana@fotos.exemplo.com.br/', 'not-an-address'],
    ['http://:senha@fotos.exemplo.com.br/', 'not-an-address'],
    ['file:///etc/passwd', 'not-an-address'],
    ['ftp://fotos.exemplo.com.br/', 'not-an-address'],
    ['gopher://127.0.0.1/', 'not-an-address'],
    ['data:image/png;base64,AAAA', 'not-an-address'],
    ['javascript:alert(1)', 'not-an-address'],
    ['//fotos.exemplo.com.br/', 'not-an-address'],
    ['http://', 'not-an-address'],
    ['', 'not-an-address'],
    [`http://fotos.exemplo.com.br/${'a'.repeat(2_000)}`, 'not-an-address'],
  ])('%s', async (address, refusal) => {
    const names = {
      'dentro.exemplo.com.br': ['10.0.0.8'],
      'dentro6.exemplo.com.br': ['::1'],
      'meio.exemplo.com.br': [OUTSIDE, '192.168.0.1'],
    };
    expect(await fetchPicture(address, internet(names))).toEqual({ ok: false, refusal });
    expect(requests).toEqual([]);
  });
});

describe('refused half-way is', () => {
  const redirect = (location: string) => (_: IncomingMessage, reply: ServerResponse) => {
    reply.writeHead(302, { location }).end();
  };
  const endless = (start: string | Buffer) => (_: IncomingMessage, reply: ServerResponse) => {
    reply.write(start);
    const chunk = Buffer.alloc(1 << 20);
    const more = () => {
      while (!reply.destroyed && reply.write(chunk));
    };
    reply.on('drain', more);
    more();
  };
  const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  test.each<[string, typeof answer, string]>([
    ['a redirect inward', redirect('http://127.0.0.1:80/'), 'inward-address'],
    ['a redirect to a name that is inward', redirect('http://dentro.exemplo.com.br/'), 'inward-address'],
    ['a redirect to a file', redirect('file:///etc/passwd'), 'not-an-address'],
    ['a redirect to another port', redirect('http://fotos.exemplo.com.br:6379/'), 'not-an-address'],
    ['a redirect round in circles', redirect('/a.png'), 'too-many-redirects'],
    ['a redirect to nowhere', (_, reply) => reply.writeHead(302).end(), 'no-answer'],
    ['what is not there', (_, reply) => reply.writeHead(404).end(PNG), 'no-answer'],
    [
      'what is not there, and goes on',
      (_, reply) => {
        reply.writeHead(404);
        endless(PNG)(_, reply);
      },
      'no-answer',
    ],
    ['a part', (_, reply) => reply.writeHead(206).end(PNG), 'no-answer'],
    ['a page', (_, reply) => reply.end('<html>'), 'not-a-picture'],
    ['nothing', (_, reply) => reply.end(), 'not-a-picture'],
    ['a drawing that may run', (_, reply) => reply.end('<svg onload="alert(1)"/>'), 'not-a-picture'],
    ['more than any picture', endless(PNG), 'too-large'],
    ['a connection that breaks', (_, reply) => reply.destroy(), 'no-answer'],
    [
      'an answer that breaks',
      (_, reply) => {
        reply.writeHead(200, { 'content-length': 1_000 });
        reply.write(PNG, () => reply.destroy());
      },
      'no-answer',
    ],
    ['silence', () => {}, 'too-slow'],
    ['an endless slow stream', (_, reply) => void reply.write(PNG), 'too-slow'],
  ])('%s', async (_, behave, refusal) => {
    answer = behave;
    const timeout = refusal === 'too-slow' ? 200 : 5_000;
    const network = internet({ 'dentro.exemplo.com.br': ['10.0.0.8'] }, timeout);
    expect(await fetchPicture(HERE, network)).toEqual({ ok: false, refusal });
    // Nothing stays open behind a refusal.
    await expect.poll(() => openConnections(), { timeout: 10_000 }).toBe(0);
  });

  test('a name that never resolves', async () => {
    const network = { ...internet({}, 100), resolve: () => new Promise<never>(() => {}) };
    expect(await fetchPicture(HERE, network)).toEqual({ ok: false, refusal: 'too-slow' });
  });
});

const openConnections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });

test.each([
  [0, { ok: true }],
  [1, { ok: false, refusal: 'too-large' }],
])('a picture of the largest size and %i bytes', async (more, expected) => {
  const start = Buffer.from('\xff\xd8\xff', 'latin1');
  answer = (_, reply) => reply.end(Buffer.concat([start, Buffer.alloc(MAX_BYTES - start.length + more)]));
  expect(await fetchPicture(HERE, internet({}, 10_000))).toMatchObject(expected);
});
