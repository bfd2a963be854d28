/** Files of messages over HTTP: encoded anew, checked, and served to the room's people alone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { routesApp } from '#features/catalog/server/testing/routes-app.ts';
import type { Actor } from '#kernel/scope.ts';
import { newId } from '#platform/db/new-id.ts';
import { uploadSpool } from '#platform/http/body/upload-spool.ts';
import { MAX_BYTES } from '#platform/pictures/picture-file.ts';
import { aPhoto } from '#platform/pictures/testing/test-pictures.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MAX_CLIENT_BYTES, MAX_CLIENT_BYTES_A_DAY, MAX_PICTURE_BYTES } from '../domain/chat-message.ts';
import { chatRoutes } from './chat.routes.ts';
import { chatMessages } from './chat.tables.ts';
import { panelChatRoutes } from './panel-chat.routes.ts';

const database = testDatabase();
let folder: string;
let app: FastifyInstance;
let ana: ShopperContext;
let actor: Actor;
let base: string;
let room: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-conversas-'));
  app = await routesApp(
    (to) => {
      const settings = { uploads: uploadSpool(join(folder, 'uploads')) };
      chatRoutes(to, settings);
      panelChatRoutes(to, settings);
    },
    () => ({ ...ana, actor }),
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  ana = await aShopper({ ...(await aShop(database.current)), now: Date.now() });
  actor = ana.actor;
  base = `/v4/chat/${ana.supplier.id}`;
  const answer = await app.inject({ method: 'POST', url: `${base}/salas`, payload: { canal: 'LOJA' } });
  room = `/salas/${answer.json().sala}`;
});

const upload = (payload: Uint8Array, nome: string, idmensagem = newId()) =>
  app.inject({
    method: 'POST',
    url: `${base}${room}/arquivos?${new URLSearchParams({ idmensagem, nome, texto: 'Veja' })}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(payload),
  });
const download = (id: string) => app.inject(`${base}${room}/arquivos/${id}`);

test('a picture is stored without what its sender’s camera wrote, once', async () => {
  const sent = await sharp(await aPhoto(2_000, 900))
    .withExif({ IFD0: { Copyright: 'Rua da Ana, 1' } })
    .jpeg()
    .toBuffer();
  const id = newId();
  const first = await upload(sent, '../../foto da obra.JPG', id);
  expect(first.json()).toMatchObject({
    tipo: 'IMAGEM',
    texto: 'Veja',
    anexo: { nome: 'foto da obra.webp', tipo: 'image/webp', largura: 1600, altura: 720 },
  });
  expect((await upload(sent, 'foto.jpg', id)).json()).toEqual(first.json());
  const answer = await download(id);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.rawPayload.includes('Rua da Ana')).toBe(false);
  expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
  const { dados } = (await app.inject(`${base}${room}/mensagens`)).json();
  expect(dados).toHaveLength(1);
});

describe('a PDF', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');

  test('is only ever downloaded, under a plain name', async () => {
    const id = newId();
    expect((await upload(pdf, 'Cotação nº 1".pdf', id)).json()).toMatchObject({
      tipo: 'DOCUMENTO',
      anexo: { nome: 'Cotação nº 1.pdf', tipo: 'application/pdf', bytes: pdf.length, largura: null },
    });
    const answer = await download(id);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="cotacao-no-1.pdf"; filename*=UTF-8''${encodeURIComponent('Cotação nº 1.pdf')}`,
    );
    expect(answer.rawPayload.equals(pdf)).toBe(true);
  });

  test.each([
    ['with a script', Buffer.from('%PDF-1.7\n<< /S /JavaScript >>\n%%EOF'), 422, 'document-unsafe'],
    ['cut off', Buffer.from('%PDF-1.7\n'), 422, 'not-a-document'],
    ['of too many bytes', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024), pdf]), 413, 'too-large'],
  ])('%s is refused', async (_, bytes, status, code) => {
    const answer = await upload(bytes, 'x.pdf');
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

test.each([
  ['a page', '<script>alert(1)</script>', 'not-a-document'],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'not-a-document'],
  ['nothing', '', 'not-a-document'],
  ['a picture cut off', '\x89PNG\r\n\x1a\n', 'not-a-picture'],
])('%s is no file of a message', async (_, content, code) => {
  const answer = await upload(Buffer.from(content, 'latin1'), 'x.png');
  expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
});

test('a client’s people send so many bytes a day and in all, sent again they are free, and the shop goes on', async () => {
  const photo = await aPhoto(40, 40);
  const first = newId();
  expect((await upload(photo, 'foto.jpg', first)).statusCode).toBe(200);
  const weighs = (bytes: number, hoursAgo: number) =>
    database.current.db
      .update(chatMessages)
      .set({ bytes, sentAt: new Date(ana.now - hoursAgo * 60 * 60_000) })
      .where(and(eq(chatMessages.supplierId, ana.supplier.id), eq(chatMessages.id, first)));
  await weighs(MAX_CLIENT_BYTES_A_DAY, 23);
  const refused = await upload(photo, 'foto.jpg');
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('50 MB por dia e 300 MB ao todo');
  expect((await upload(photo, 'foto.jpg', first)).statusCode).toBe(200);
  await weighs(MAX_CLIENT_BYTES_A_DAY, 25);
  expect((await upload(photo, 'foto.jpg')).statusCode).toBe(200);
  await weighs(MAX_CLIENT_BYTES, 24 * 400);
  expect((await upload(photo, 'foto.jpg')).statusCode).toBe(409);
  actor = await anOwner(ana);
  base = `/v4/painel/${ana.supplier.id}/chat`;
  expect((await upload(photo, 'foto.jpg')).statusCode).toBe(200);
});

test('pages refuse a picture that is larger than the server takes', () =>
  expect(MAX_PICTURE_BYTES).toBe(MAX_BYTES));

test('another client’s files do not exist; the shop reads and sends them, too', async () => {
  const id = newId();
  await upload(await aPhoto(10, 10), 'foto.png', id);
  actor = (await aShopper(ana)).actor;
  expect((await download(id)).statusCode).toBe(404);
  expect((await upload(await aPhoto(10, 10), 'foto.png')).statusCode).toBe(404);
  actor = await anOwner(ana);
  base = `/v4/painel/${ana.supplier.id}/chat`;
  expect((await download(id)).statusCode).toBe(200);
  expect((await upload(await aPhoto(10, 10), 'resposta.png')).json()).toMatchObject({
    lado: 'LOJA',
    numero: 2,
  });
  expect((await download(newId())).json().code).toBe('file-not-found');
});
