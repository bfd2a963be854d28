import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '../../contract/endpoint.ts';
import { serve } from '../serve.ts';
import { plainApp } from '../testing/plain-app.ts';
import { documentation } from './documentation.ts';

const schema = {
  summary: 'Lê <b>uma</b> "coisa" & mais.',
  tag: 'Coisas <script>',
  params: Type.Object({ id: Type.String({ description: '</code><img src=x onerror=alert(1)>' }) }),
  query: Type.Object({ page: Type.Optional(Type.Integer()), sk: Type.String() }),
  answer: Type.Object({ ok: Type.Boolean() }),
} as const;
const writing = {
  summary: 'Grava.',
  tag: 'Coisas <script>',
  params: Type.Object({ id: Type.String() }),
  body: Type.Object({ '<svg>': Type.Array(Type.Object({ kind: Type.Literal('<a>') })) }),
  answer: Type.Object({ ok: Type.Boolean() }),
} as const;
const drawing = {
  summary: 'Desenha.',
  tag: 'Coisas <script>',
  answer: Type.Unsafe<ReadableStream>({ type: 'string', contentMediaType: 'image/png' }),
  answerType: 'image/png',
} as const;
const endpointSchema = {
  summary: 'Guarda um arquivo.',
  tag: 'Painel',
  refusals: {
    'too-dark': { status: 422, message: 'Escura <demais>.' },
    'too-old': { status: 422, message: 'Velha demais.' },
    'not-there': { status: 404, message: 'Não há.' },
  },
  facts: { 'too-old': 'anos, há <quanto>' },
  body: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'image/png' }),
  bodyTypes: ['application/octet-stream', 'image/*'],
  answer: Type.Object({ ok: Type.Boolean() }),
} as const;

let app: FastifyInstance;
beforeAll(async () => {
  app = await plainApp((plain) => {
    const handler = () => ({ ok: true });
    serve(plain, endpoint<typeof schema>('GET', '/things/:id'), schema, { access: 'anyone' }, handler);
    serve(plain, endpoint<typeof writing>('POST', '/things/:id'), writing, { access: 'customer' }, handler);
    const picture = () => new Blob(['png']).stream();
    serve(plain, endpoint<typeof drawing>('POST', '/picture'), drawing, { access: 'anyone' }, picture);
    const keepers = { access: 'staff', permission: 'catalog:write' } as const;
    serve(plain, endpoint<typeof endpointSchema>('PATCH', '/panel'), endpointSchema, keepers, handler);
    documentation(plain, { 'no-shop': { status: 404, message: 'Não há loja aqui.' } });
  });
});
afterAll(() => app.close());

/** The part of the OpenAPI 3.1 schema that our document uses; unknown properties are errors. */
const object = (properties: object, required: string[], more: object = {}) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
  ...more,
});
const text = { type: 'string', minLength: 1 };
const content = {
  type: 'object',
  minProperties: 1,
  additionalProperties: object({ schema: { type: 'object' } }, ['schema']),
};
const operation = object(
  {
    tags: { type: 'array', items: text },
    summary: text,
    security: { type: 'array', items: { type: 'object', additionalProperties: { type: 'array' } } },
    parameters: {
      type: 'array',
      items: object(
        {
          name: text,
          in: { enum: ['path', 'query'] },
          required: { type: 'boolean' },
          schema: { type: 'object' },
          description: text,
        },
        ['name', 'in', 'required', 'schema'],
        {
          anyOf: [{ properties: { in: { const: 'query' } } }, { properties: { required: { const: true } } }],
        },
      ),
    },
    requestBody: object({ required: { type: 'boolean' }, content }, ['content']),
    responses: {
      type: 'object',
      required: ['200', 'default'],
      additionalProperties: object({ description: text, content }, ['description']),
    },
  },
  ['tags', 'summary', 'parameters', 'responses'],
);
const isOpenApi = new Ajv2020({ strict: false }).compile(
  object(
    {
      openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
      info: object({ title: text, version: text, description: text }, ['title', 'version']),
      paths: {
        type: 'object',
        propertyNames: { pattern: '^/[^:]*$' },
        additionalProperties: object(
          { get: operation, post: operation, put: operation, patch: operation, delete: operation },
          [],
        ),
      },
      components: { type: 'object' },
    },
    ['openapi', 'info', 'paths'],
  ),
);

test('the document has the shape of OpenAPI 3.1 and names every call', async () => {
  const document = (await app.inject('/openapi.json')).json();
  expect(isOpenApi(document), JSON.stringify(isOpenApi.errors)).toBe(true);
  expect(Object.keys(document.paths)).toEqual(['/things/{id}', '/picture', '/panel']);
  const { get, post } = document.paths['/things/{id}'];
  expect(get.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'page', in: 'query', required: false },
    { name: 'sk', in: 'query', required: true },
  ]);
  expect(get.security).toBeUndefined();
  expect(post.security).toEqual([{ session: [] }, { bearer: [] }]);
  expect(post.requestBody.content['application/json'].schema.properties).toHaveProperty('<svg>');
  const problem = get.responses.default.content['application/problem+json'].schema.$ref;
  expect(problem).toBe('#/components/schemas/Problem');
  expect(document.components.schemas.Problem.required).toContain('Mensagem');
  expect(Object.keys(document.components.securitySchemes)).toEqual(['session', 'staff', 'bearer']);
});

test('a response that is a file is documented as one', async () => {
  const { paths } = (await app.inject('/openapi.json')).json();
  expect(paths['/picture'].post.responses[200].content).toEqual({
    'image/png': { schema: { type: 'string', contentMediaType: 'image/png' } },
  });
});

test('a call of the panel names its permission, and a body that is a file its types', async () => {
  const { patch } = (await app.inject('/openapi.json')).json().paths['/panel'];
  expect(patch.security).toEqual([{ staff: ['catalog:write'] }, { bearer: ['catalog:write'] }]);
  const file = { schema: { type: 'string', contentMediaType: 'image/png' } };
  expect(patch.requestBody.content).toEqual({ 'application/octet-stream': file, 'image/*': file });
});

test('what a call may be refused for is documented by status, each with its sentence', async () => {
  const { patch } = (await app.inject('/openapi.json')).json().paths['/panel'];
  expect(Object.keys(patch.responses)).toEqual(['200', '404', '422', 'default']);
  expect(patch.responses[422].description).toBe(
    'too-dark: Escura <demais>.\ntoo-old: Velha demais. (facts: anos, há <quanto>)',
  );
  const page = (await app.inject('/docs')).body;
  expect(page).toContain('<li>422 <code>too-dark</code>: Escura &#60;demais&#62;.</li>');
  expect(page).toContain('Velha demais. (facts: anos, há &#60;quanto&#62;)</li>');
});

test('what applies to all calls is documented once', async () => {
  const { description } = (await app.inject('/openapi.json')).json().info;
  expect(description).toContain('- 401 session-required: Sessão expirada, efetue login novamente');
  expect(description).toContain('- 404 no-shop: Não há loja aqui.');
  expect((await app.inject('/docs')).body).toContain('<li>429 too-many-requests: Muitas');
});

test('the page lists every call, as text', async () => {
  const answer = await app.inject('/docs');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body.match(/<code>\/things\/:id<\/code>/g)).toHaveLength(2);
  expect(answer.body).toContain('<em>requer login</em>');
  expect(answer.body).toContain('<em>requer login no painel</em>');
  expect(answer.body).not.toMatch(/<script|<img|<svg|<a>|<b>uma/);
  expect(answer.body).toContain('&#60;b&#62;uma&#60;/b&#62;');
});

test('the page may run nothing, and its style only by this answer’s nonce', async () => {
  const [first, second] = await Promise.all([app.inject('/docs'), app.inject('/docs')]);
  const policy = String(first.headers['content-security-policy']);
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(nonce.length).toBeGreaterThan(20);
  expect(first.body).toContain(`nonce="${nonce}"`);
  expect(second.headers['content-security-policy']).not.toBe(policy);
});
