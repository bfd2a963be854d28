/** OpenAPI 3.1, generated from the values that also register the routes. */
import { defined } from '#kernel/defined.ts';
import type { Permission, PlatformPermission } from '#kernel/permissions.ts';
import { type DocumentedRefusals, describeCalls } from './describe-calls.ts';
import type { ServedCall } from './served-calls.ts';

type Json = Readonly<Record<string, unknown>>;
interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

export function openApi(calls: readonly ServedCall[], ofAllCalls: DocumentedRefusals): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = call.endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    const methods = paths[path] ?? {};
    paths[path] = methods;
    methods[call.endpoint.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description: describeCalls(ofAllCalls),
    },
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'vitrine_session' },
        staff: { type: 'apiKey', in: 'cookie', name: 'vitrine_staff' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const operation = ({ schema, access, permission }: ServedCall): Json => ({
  tags: [schema.tag],
  summary: schema.summary,
  ...(access === 'anyone' ? {} : { security: security(permission) }),
  parameters: [...parameters('path', schema.params), ...parameters('query', schema.query)],
  ...defined({
    requestBody: schema.body === undefined ? undefined : { required: true, content: bodyContent(schema) },
  }),
  responses: {
    200: {
      description: 'OK',
      content: Object.fromEntries(
        [schema.answerType ?? 'application/json', ...(schema.otherAnswerTypes ?? [])].map((type) => [
          type,
          { schema: schema.answer },
        ]),
      ),
    },
    ...refused(schema),
    default: refusal('Recusa'),
  },
});

const refusal = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** Responses by status; each code with its message. */
const refused = ({ refusals = {}, facts }: ServedCall['schema']): Json =>
  Object.fromEntries(
    [...Map.groupBy(Object.entries(refusals), ([, { status }]) => status)].map(([status, all]) => [
      status,
      refusal(all.map(([code, { message }]) => `${code}: ${message}${factsText(facts?.[code])}`).join('\n')),
    ]),
  );

/** Appended to the message of a refusal that carries `facts`. */
export const factsText = (facts: string | undefined): string =>
  facts === undefined ? '' : ` (facts: ${facts})`;

/** A staff call names the permission that its session needs. */
const security = (permission: Permission | PlatformPermission | undefined): Json[] =>
  permission === undefined
    ? [{ session: [] }, { bearer: [] }]
    : [{ staff: [permission] }, { bearer: [permission] }];

const bodyContent = ({ body, bodyTypes = ['application/json'] }: ServedCall['schema']): Json =>
  Object.fromEntries(bodyTypes.map((type) => [type, { schema: body }]));

function parameters(where: 'path' | 'query', schema: unknown): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
    ...(typeof property.description === 'string' ? { description: property.description } : {}),
  }));
}

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'message', 'error', 'Mensagem', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string' },
    error: { type: 'string' },
    Mensagem: { type: 'string' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    openModal: { type: 'boolean' },
    action: { type: 'string' },
    facts: { type: 'object' },
  },
};
