/** A home that staff compose is seen at two processes within a second, and costs visitors no query. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { publishDue } from '#features/content/server/publish-due.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type OneProcess, startProcess, stopProcess, uncached } from '../src/testing/one-process.ts';
import { logInStaff, type StaffLogin, send } from '../src/testing/small-server.ts';
import { MARKET_HOST } from '../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../src/testing/small-world.ts';
import { withinASecond } from '../src/testing/within-a-second.ts';

const database = testDatabase();
let here: OneProcess;
let there: OneProcess;
let world: SmallWorld;
let owner: StaffLogin;

beforeAll(async () => {
  world = await smallWorld(database.current);
  [here, there] = await Promise.all([startProcess(database.url), startProcess(database.url)]);
  await vi.waitFor(() => expect([here, there].every(({ cache }) => cache.isCurrent())).toBe(true), 5_000);
  owner = await logInStaff(here.app, world.staff.owner);
});
afterAll(() => Promise.all([here, there].map(stopProcess)));

async function panel(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const url = `/v4/painel/${world.market.id}/${path}`;
  const headers = { host: MARKET_HOST, cookie: owner.cookie };
  const answer = await send(here.app, {
    method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function titlesAt({ app }: OneProcess): Promise<string[]> {
  const answer = await send(app, { url: `/v4/home/${world.market.id}`, headers: { host: MARKET_HOST } });
  expect(answer.statusCode).toBe(200);
  return answer.json().blocos.map((block: { titulo: string }) => block.titulo);
}

const text = (titulo: string) => ({ tipo: 'TEXTO', titulo, conteudo: '<p>Sim</p>', publicado: true });

/** Repeats until the response comes from the cache. */
const warm = (process: OneProcess): Promise<void> =>
  vi.waitFor(async () => {
    const before = process.queries.length;
    await titlesAt(process);
    expect(uncached(process.queries.slice(before))).toEqual([]);
  }, 10_000);

test('each change is seen at both processes within a second, from a warm cache', async () => {
  const times: number[] = [];
  const seen = async (process: OneProcess, isSo: (titles: string[]) => boolean): Promise<void> => {
    const since = performance.now();
    await withinASecond(async () => isSo(await titlesAt(process)));
    times.push(performance.now() - since);
  };
  for (const title of ['Feira', 'Festa', 'Natal']) {
    await Promise.all([here, there].map(warm));
    const { idbloco } = await panel('POST', 'blocos-home', text(title));
    for (const process of [there, here]) await seen(process, (titles) => titles.includes(title));
    await Promise.all([here, there].map(warm));
    await panel('PUT', `blocos-home/${idbloco}`, text(`${title} de verão`));
    await seen(there, (titles) => titles.includes(`${title} de verão`));
    await warm(there);
    await panel('DELETE', `blocos-home/${idbloco}`);
    await seen(there, (titles) => !titles.some((each) => each.startsWith(title)));
  }
  expect(Math.max(...times)).toBeLessThan(1_000);
});

test('visitors’ home is one cached response: no query, however many blocks it has', async () => {
  for (let block = 0; block < 8; block += 1) await panel('POST', 'blocos-home', text(`Bloco ${block}`));
  await warm(there);
  const before = there.queries.length;
  for (let visit = 0; visit < 20; visit += 1) expect((await titlesAt(there)).length).toBeGreaterThan(8);
  expect(uncached(there.queries.slice(before))).toEqual([]);
});

describe('a draft of the home', () => {
  beforeEach(async () => {
    const { rascunho } = await panel('GET', 'rascunho-home');
    if (rascunho !== null) await panel('DELETE', 'rascunho-home');
  });

  test('is seen nowhere, and published at both processes within a second', async () => {
    await Promise.all([here, there].map(warm));
    await panel('POST', 'rascunho-home/blocos', text('Prévia'));
    await Promise.all([here, there].map(warm));
    for (const process of [here, there]) expect(await titlesAt(process)).not.toContain('Prévia');
    await panel('POST', 'rascunho-home/publicacao', {});
    for (const process of [there, here])
      await withinASecond(async () => (await titlesAt(process)).includes('Prévia'));
  });

  test('that is scheduled is seen at both processes at its moment, without a job', async () => {
    await panel('POST', 'rascunho-home/blocos', text('Hora marcada'));
    const at = Date.now() + 1_500;
    await panel('POST', 'rascunho-home/publicacao', { em: new Date(at).toISOString() });
    await Promise.all([here, there].map(warm));
    const isShown = async (process: OneProcess): Promise<boolean> =>
      (await titlesAt(process)).includes('Hora marcada');
    for (const process of [here, there]) expect((await isShown(process)) && Date.now() < at).toBe(false);
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThanOrEqual(at), 5_000);
    for (const process of [there, here]) await withinASecond(() => isShown(process));
  });
});

describe('a draft of the menu and the texts', () => {
  const ABOUT = { partes: [{ titulo: 'Quem somos', conteudo: 'Uma família.' }] };
  const shopAt = async ({ app }: OneProcess, query = '') => {
    const url = `/v2/app/token/fornecedor?idfornecedor=${world.market.id}${query}`;
    const answer = await send(app, { url, headers: { host: MARKET_HOST } });
    expect(answer.statusCode, answer.body).toBe(200);
    return { cached: answer.headers['cache-control'], ...answer.json().fornecedores[0] };
  };
  const menuAt = async (process: OneProcess, query = ''): Promise<string[]> =>
    (await shopAt(process, query)).config.menu.map(({ rotulo }: { rotulo: string }) => rotulo);
  const titlesOf = async ({ app }: OneProcess): Promise<string[]> => {
    const url = `/v4/app/token/custom-content/${world.market.id}?contentType=PRIVACY_POLICY`;
    const answer = await send(app, { url, headers: { host: MARKET_HOST } });
    return answer.json().map(({ titulo }: { titulo: string }) => titulo);
  };
  const cacheKeys = () => [here, there].map(({ cache }) => cache.rowCaches.versionOf(world.market.id));

  /** With the label as the only link. */
  async function draftMenu(rotulo: string): Promise<void> {
    const { rascunho } = await panel('GET', 'rascunho-loja');
    const { menu } = await panel('GET', 'loja');
    const versao = (rascunho?.menu ?? menu).versao;
    await panel('PUT', 'rascunho-loja/menu', {
      itens: [{ rotulo, link: '/c/natal' }],
      ...{ colunas: [], versao },
    });
  }

  beforeEach(async () => {
    const { rascunho } = await panel('GET', 'rascunho-loja');
    if (rascunho !== null) await panel('DELETE', 'rascunho-loja');
  });

  test('invalidates nothing that visitors see, and its link opens it at both processes, uncached', async () => {
    await Promise.all([here, there].map(warm));
    const before = cacheKeys();
    await draftMenu('Prévia');
    const { link } = await panel('POST', 'previa-loja', {});
    const query = new URL(link).search.replace('?', '&');
    for (const process of [here, there]) {
      expect(await menuAt(process, query)).toEqual(['Prévia']);
      expect((await shopAt(process, query)).cached).toBe('no-store');
      expect(await menuAt(process)).not.toContain('Prévia');
    }
    await Promise.all([here, there].map(warm));
    expect(cacheKeys()).toEqual(before);
  });

  test('is published by the jobs of two processes once, and begins new cache keys at both', async () => {
    // What other tests have scheduled.
    await publishDue(here.database, Date.now());
    await draftMenu('Natal');
    const { textos } = await panel('GET', 'textos');
    const { versao } = textos.find(({ tipo }: { tipo: string }) => tipo === 'PRIVACY_POLICY');
    await panel('PUT', 'rascunho-loja/textos/PRIVACY_POLICY', { ...ABOUT, versao });
    const at = Date.now() + 60_000;
    await panel('POST', 'rascunho-loja/publicacao', { em: new Date(at).toISOString() });
    await Promise.all([here, there].map(warm));
    const before = cacheKeys();
    const runs = await Promise.all([here, there].map(({ database }) => publishDue(database, at)));
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    for (const process of [there, here]) {
      await withinASecond(async () => (await menuAt(process)).join() === 'Natal');
      await withinASecond(async () => (await titlesOf(process)).join() === 'Quem somos');
    }
    await vi.waitFor(() => {
      for (const [index, key] of cacheKeys().entries()) expect(key).not.toEqual(before[index]);
    });
  });
});
