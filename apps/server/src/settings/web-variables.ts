import { Type } from 'typebox';

const ip = '[0-9a-fA-F.:]+(/[0-9]{1,3})?';

/** Where the server is reached, and by whom. */
export const webVariables = {
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 3000,
    description: 'deve ser um número de porta, de 0 a 65535',
    meaning: 'Port of shops, panel and API. 0: the system chooses one.',
  }),
  /*
   * `localhost` listens on 127.0.0.1 and ::1, where browsers resolve localhost and *.localhost, and is not reachable
   * from the network: the demo's passwords are public. Behind a proxy or in a container, set 0.0.0.0 or ::.
   */
  HOST: Type.String({
    pattern: '^[A-Za-z0-9.:_-]+$',
    default: 'localhost',
    description: 'deve ser um nome ou endereço IP em que escutar, como localhost ou 0.0.0.0',
    meaning: 'Name or address to listen on, also for `HEALTH_PORT`; `0.0.0.0` in a container.',
  }),
  HEALTH_PORT: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 65_535,
      description: 'deve ser um número de porta, de 1 a 65535',
      meaning:
        'A second port that answers `/healthz` and `/readyz` alone, for processes that run only jobs and have no other.',
    }),
  ),
  PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/?#]+/?$',
      description: 'deve ser o endereço público, sem caminho, como https://loja.exemplo.com.br',
      meaning: 'The platform’s own address, without a path: links in mails, canonical addresses, the panel.',
      usual: '`http://localhost:PORT`',
    }),
  ),
  DEFAULT_SITE: Type.Optional(
    Type.String({
      pattern: '^(https?://[^\\s]+|/?[a-z0-9][a-z0-9-]*)$',
      description: 'deve ser o apelido de um fornecedor, como mercado-central, ou um endereço http',
      meaning: 'Where `/` of the platform leads: the slug of a shop, or an address.',
    }),
  ),
  TRUSTED_PROXIES: Type.String({
    pattern: `^(${ip}(,${ip})*)?$`,
    default: '',
    description: 'deve listar endereços IP ou faixas, separados por vírgulas, como 10.0.0.0/8,::1',
    meaning: 'Addresses or ranges of the proxies in front, whose `X-Forwarded-*` headers count.',
  }),
  VISITOR_CALLS_PER_MINUTE: Type.Integer({
    minimum: 0,
    maximum: 10_000_000,
    default: 12_000,
    description:
      'deve ser um número inteiro: as chamadas por minuto de visitantes de um mesmo endereço, ou 0 para não limitar',
    meaning: 'Limit of visitors’ calls from one address, counted by each process. 0: none.',
  }),
  CDN_SECONDS: Type.Integer({
    minimum: 0,
    maximum: 3_600,
    default: 0,
    description:
      'deve ser um número inteiro, de 0 a 3600: por quantos segundos uma CDN pode guardar as páginas de visitantes, ou 0 para nenhuma',
    meaning:
      'Seconds for which a CDN may hold visitors’ pages; it may send them as long again while it asks. 0: not at all.',
  }),
  SERVICE_WORKER: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'on',
    description: 'deve ser on ou off',
    meaning: '`off`: browsers remove the worker that opens shops without a connection.',
  }),
};
