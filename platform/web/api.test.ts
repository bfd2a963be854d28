import { expect, test, vi } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ApiRefusal, createApi, type WireAnswer, type WireRequest } from './api.ts';
import { formBody } from './form-body.ts';
import { fillPath, formatQuery } from './url.ts';

const call = endpoint<never>('POST', '/v2/app/:token/usuario/:idcliente/cart') as never;

function api(answer: Partial<WireAnswer>) {
  const sent: WireRequest[] = [];
  const onTooManyRequests = vi.fn();
  const client = createApi({
    transport: async (request) => {
      sent.push(request);
      return { status: 200, header: () => undefined, body: {}, ...answer };
    },
    headers: () => ({ 'x-idfornecedor': 'a' }),
    onTooManyRequests,
  });
  return { client, sent, onTooManyRequests };
}

const input = {
  params: { token: 't', idcliente: 'c' },
  query: { tags: ['a', 'b'], none: undefined },
  body: { x: 1 },
} as never;

test('a call carries its path, query, body, the headers of every call and its key', async () => {
  const { client, sent } = api({ body: { ok: true } });
  expect(await client.call(call, input, { idempotencyKey: 'k' })).toEqual({ ok: true });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: '/v2/app/t/usuario/c/cart?tags=a%2Cb',
    body: '{"x":1}',
    headers: { 'x-idfornecedor': 'a', 'idempotency-key': 'k', 'content-type': 'application/json' },
  });
});

test.each(['text/csv', 'application/vnd.ms-excel', 'text/plain', ''])(
  'a file that this browser takes for %j is sent as bytes',
  async (type) => {
    const { client, sent } = api({ body: { ok: true } });
    const body = new File(['sku;qtd'], 'pedido.csv', { type });
    await client.call(call, { ...(input as object), body } as never);
    expect(sent[0]).toMatchObject({ body, headers: { 'content-type': 'application/octet-stream' } });
  },
);

test('fields of a form keep their type', async () => {
  const { client, sent } = api({ body: { ok: true } });
  await client.call(call, { ...(input as object), body: formBody({ nota: '5' }) } as never);
  expect(sent[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

test('every 429 answer leads to the too-many-request route', async () => {
  const { client, onTooManyRequests } = api({ status: 429, body: { message: 'calma' } });
  await expect(client.call(call, input)).rejects.toThrow('calma');
  expect(onTooManyRequests).toHaveBeenCalledOnce();
});

test('a refusal brings its sentence; an answer that is no JSON brings one of ours', async () => {
  const refused = api({
    status: 409,
    body: { message: 'Um pedido idêntico foi feito há poucos segundos.', code: 'x' },
  });
  await expect(refused.client.call(call, input)).rejects.toMatchObject({
    status: 409,
    problem: { code: 'x' },
  });
  const broken = api({ status: 502, body: undefined });
  await expect(broken.client.call(call, input)).rejects.toBeInstanceOf(ApiRefusal);
  await expect(broken.client.call(call, input)).rejects.toThrow('Não foi possível completar a operação');
});

test('what a path holds is escaped, and a missing part is a mistake of ours', () => {
  expect(fillPath('/a/:id/b', { id: 'x/y?z' })).toBe('/a/x%2Fy%3Fz/b');
  expect(fillPath('/a/:client', { client: 't~1' })).toBe('/a/t~1');
  expect(() => fillPath('/a/:id', {})).toThrow('needs id');
});

test('tag and grouping arrays are joined by commas; absent values are left out', () => {
  expect(formatQuery({ tags: ['a', 'b'], page: 2, none: undefined, no: null })).toBe('?tags=a%2Cb&page=2');
  expect(formatQuery({})).toBe('');
});

test('a value that is empty, false or zero is sent: to say nothing and to say "none" are two things', () => {
  expect(formatQuery({ idtipoassinatura: '', cupomAplicacaoAutomatica: false, versao: 0 })).toBe(
    '?idtipoassinatura=&cupomAplicacaoAutomatica=false&versao=0',
  );
});
