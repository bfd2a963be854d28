import { type Static, Type } from 'typebox';

/*
 * The environment variables that Vitrine reads. A description completes the error message "A variável de ambiente
 * NAME …". Lists are separated by commas.
 */
const address = (schemes: string) => `^(${schemes})://[^\\s]+$`;
const ip = '[0-9a-fA-F.:]+(/[0-9]{1,3})?';

/** Minimum length of each session secret in characters. */
export const MIN_SECRET = 32;

export const environmentSchema = Type.Object({
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 3000,
    description: 'deve ser um número de porta, de 0 a 65535',
  }),
  /*
   * `localhost` listens on 127.0.0.1 and ::1, where browsers resolve localhost and *.localhost, and is not reachable
   * from the network: the demo's passwords are public. Behind a proxy or in a container, set 0.0.0.0 or ::.
   */
  HOST: Type.String({
    pattern: '^[A-Za-z0-9.:_-]+$',
    default: 'localhost',
    description: 'deve ser um nome ou endereço IP em que escutar, como localhost ou 0.0.0.0',
  }),
  DATA_DIR: Type.String({ default: '.vitrine', description: 'deve ser o caminho de uma pasta' }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: address('postgres|postgresql'),
      description: 'deve ser um endereço como postgresql://usuario:senha@servidor:5432/banco',
    }),
  ),
  // Archives what the embedded database writes, for a restore to any moment; another disk, or it is lost with the first.
  WAL_ARCHIVE_DIR: Type.Optional(Type.String({ description: 'deve ser o caminho de uma pasta' })),
  // Read by platform/db/database.ts, which has to know it before the settings are.
  DB_DRIVER: Type.Union([Type.Literal('pipelined'), Type.Literal('plain')], {
    default: 'pipelined',
    description: 'deve ser pipelined ou plain',
  }),
  PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/?#]+/?$',
      description: 'deve ser o endereço público, sem caminho, como https://loja.exemplo.com.br',
    }),
  ),
  DEFAULT_SITE: Type.Optional(
    Type.String({
      pattern: '^(https?://[^\\s]+|/?[a-z0-9][a-z0-9-]*)$',
      description: 'deve ser o apelido de um fornecedor, como mercado-central, ou um endereço http',
    }),
  ),
  SESSION_SECRET: Type.Optional(
    Type.String({
      minLength: MIN_SECRET,
      description: `deve ter ao menos ${MIN_SECRET} caracteres, de preferência sorteados (ou vários assim, separados por vírgulas)`,
    }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: address('smtps?'),
      description: 'deve ser um endereço como smtp://usuario:senha@servidor:587',
    }),
  ),
  CEP_LOOKUP_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]*\\{cep\\}[^\\s]*$',
      description: 'deve ser um endereço http com {cep} no lugar do CEP, como https://servico/ws/{cep}/json/',
    }),
  ),
  COMPANY_LOOKUP_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]*\\{cnpj\\}[^\\s]*$',
      description:
        'deve ser um endereço http com {cnpj} no lugar do CNPJ, como https://servico/cnpj/v1/{cnpj}',
    }),
  ),
  GEOCODER_URL: Type.Optional(
    Type.String({
      pattern: address('https?'),
      description:
        'deve ser o endereço http de um serviço como o Nominatim, ou um do Google que termina em /json',
    }),
  ),
  MAP_TILES_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[a-zA-Z0-9.-]+(:[0-9]{1,5})?/[^\\s]*\\{z\\}[^\\s]*$',
      description: 'deve ser um endereço http com {z}, {x} e {y}, como https://mapas.exemplo/{z}/{x}/{y}.png',
    }),
  ),
  MAP_TILES_CREDITS: Type.String({
    default: '© colaboradores do OpenStreetMap',
    maxLength: 200,
    description: 'deve ter no máximo 200 caracteres',
  }),
  GA4_COLLECT_URL: Type.String({
    pattern: address('https?'),
    default: 'https://www.google-analytics.com/mp/collect',
    description: 'deve ser o endereço http do Measurement Protocol',
  }),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^[^\\s@<>()\\[\\]",;:\\\\]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$',
      description: 'deve ser o e-mail que assina as mensagens, como nao-responda@loja.exemplo.com.br',
    }),
  ),
  S3_BUCKET: Type.Optional(Type.String({ description: 'deve ser o nome do bucket das imagens' })),
  S3_ENDPOINT: Type.Optional(
    Type.String({
      pattern: address('https?'),
      description: 'deve ser o endereço http do serviço de arquivos',
    }),
  ),
  S3_REGION: Type.String({ default: 'us-east-1', description: 'deve ser o nome de uma região' }),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String({ description: 'deve ser a chave de acesso do bucket' })),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ description: 'deve ser o segredo da chave de acesso' })),
  TRUSTED_PROXIES: Type.String({
    pattern: `^(${ip}(,${ip})*)?$`,
    default: '',
    description: 'deve listar endereços IP ou faixas, separados por vírgulas, como 10.0.0.0/8,::1',
  }),
  VISITOR_CALLS_PER_MINUTE: Type.Integer({
    minimum: 0,
    maximum: 10_000_000,
    default: 12_000,
    description:
      'deve ser um número inteiro: as chamadas por minuto de visitantes de um mesmo endereço, ou 0 para não limitar',
  }),
  SERVICE_WORKER: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'on',
    description: 'deve ser on ou off',
  }),
  SHUTDOWN_GRACE: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 300,
      description: 'deve ser um número de segundos, de 0 a 300',
    }),
  ),
  ROLES: Type.String({
    pattern: '^(web|jobs)(,(web|jobs))*$',
    default: 'web,jobs',
    description: 'deve ser web, jobs ou web,jobs',
  }),
  DEMO: Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '0', description: 'deve ser 0 ou 1' }),
  NODE_ENV: Type.Union([Type.Literal('production'), Type.Literal('development'), Type.Literal('test')], {
    default: 'development',
    description: 'deve ser production, development ou test',
  }),
});

export type Environment = Static<typeof environmentSchema>;
