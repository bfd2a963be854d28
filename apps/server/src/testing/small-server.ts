/** The whole server for tests on the small world, and helpers to send requests. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { defined } from '#kernel/defined.ts';
import type { Database } from '#platform/db/database.ts';
import { buildApp } from '../build-app.ts';
import { SHARED_HOST } from './small-shops.ts';
import { PASSWORD } from './small-world.ts';

export const SECRET = 'a secret of the tests, long enough to sign with';

/** The platform's own address; requests cannot change it. */
export const PUBLIC_URL = `https://${SHARED_HOST}:8443`;

/** A trusted proxy: its `X-Forwarded-*` headers count. */
export const PROXY = '10.0.0.1';

export const smallServer = async (
  database: Database,
  logger?: FastifyBaseLogger,
): Promise<FastifyInstance> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-'));
  const app = await buildApp({
    settings: {
      dataDir,
      defaultSite: undefined,
      publicUrl: PUBLIC_URL,
      sessionSecret: SECRET,
      trustedProxies: [PROXY],
      // The administrator of the small world logs in with a password alone; platform-second-step.test.ts requires more.
      needsSecondStep: false,
    },
    database,
    pages: false,
    ...defined({ logger }),
  });
  // Retried, because resized pictures may still be written to the folder.
  app.addHook('onClose', () => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));
  await app.ready();
  return app;
};

/** Sends to the shared host by default. */
export const send = (app: FastifyInstance, request: InjectOptions): Promise<LightMyRequestResponse> =>
  app.inject({ ...request, headers: { host: SHARED_HOST, ...request.headers } });

export interface Login {
  readonly handle: string;
  readonly clientId: string;
  /** The JWT in the cookie. */
  readonly token: string;
  /** Value of the `cookie` header. */
  readonly cookie: string;
}

export const logIn = (app: FastifyInstance, login: string, supplierId: string): Promise<Login> =>
  enterBy(app, '/v1/app/token/usuario/autenticar', {
    cpf: login,
    senha: PASSWORD,
    idfornecedor: supplierId,
  });

/** Logs in by any call that opens a session. */
export async function enterBy(
  app: FastifyInstance,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<Login> {
  const answer = await send(app, { method: 'POST', url, payload, headers });
  const [cookie] = answer.cookies;
  if (answer.statusCode !== 200 || cookie === undefined)
    throw new Error(`${JSON.stringify(payload)}: ${answer.body}`);
  const { token: handle, idcliente } = answer.json();
  return { handle, clientId: idcliente, token: cookie.value, cookie: `${cookie.name}=${cookie.value}` };
}

export async function logOut(app: FastifyInstance, { handle, cookie }: Login): Promise<void> {
  const answer = await send(app, { url: `/v1/app/${handle}/cliente/logout`, headers: { cookie } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

export interface StaffLogin {
  readonly token: string;
  readonly cookie: string;
}

export async function logInStaff(app: FastifyInstance, email: string): Promise<StaffLogin> {
  const payload = { email, senha: PASSWORD };
  const answer = await send(app, { method: 'POST', url: '/v4/painel/entrar', payload });
  const [cookie] = answer.cookies;
  if (answer.statusCode !== 200 || cookie === undefined) throw new Error(`${email}: ${answer.body}`);
  return { token: cookie.value, cookie: `${cookie.name}=${cookie.value}` };
}

export async function logOutStaff(app: FastifyInstance, cookie: string): Promise<void> {
  const answer = await send(app, { method: 'POST', url: '/v4/painel/sair', headers: { cookie } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
