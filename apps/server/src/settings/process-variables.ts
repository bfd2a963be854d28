import { Type } from 'typebox';

/** Minimum length of each session secret in characters. */
export const MIN_SECRET = 32;

/** What a process does, and how. */
export const processVariables = {
  ROLES: Type.String({
    pattern: '^(web|jobs)(,(web|jobs))*$',
    default: 'web,jobs',
    description: 'deve ser web, jobs ou web,jobs',
    meaning: '`web` serves requests, `jobs` runs jobs and sends mails.',
  }),
  DATA_DIR: Type.String({
    default: '.vitrine',
    description: 'deve ser o caminho de uma pasta',
    meaning: 'Folder of a process: the embedded database, pictures without S3, sizes of pictures, uploads.',
  }),
  SESSION_SECRET: Type.Optional(
    Type.String({
      minLength: MIN_SECRET,
      description: `deve ter ao menos ${MIN_SECRET} caracteres, de preferência sorteados (ou vários assim, separados por vírgulas)`,
      meaning:
        'All keys are derived from it, the same in all processes; several: the first signs, all verify. Required with `DATABASE_URL`.',
      usual: 'drawn once, stored in `DATA_DIR`',
      secret: true,
    }),
  ),
  SHUTDOWN_GRACE: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 300,
      description: 'deve ser um número de segundos, de 0 a 300',
      meaning: 'Seconds for which a stopping web process fails `/readyz` and still serves.',
      usual: '5 with `DATABASE_URL`, else 0',
    }),
  ),
  LOG_LEVEL: Type.Union(
    // Not mapped: the type of the setting would be lost.
    [
      Type.Literal('fatal'),
      Type.Literal('error'),
      Type.Literal('warn'),
      Type.Literal('info'),
      Type.Literal('debug'),
      Type.Literal('trace'),
      Type.Literal('silent'),
    ],
    {
      default: 'info',
      description: 'deve ser fatal, error, warn, info, debug, trace ou silent',
      meaning: 'The least severe lines that are logged.',
    },
  ),
  DEMO: Type.Union([Type.Literal('0'), Type.Literal('1')], {
    default: '0',
    description: 'deve ser 0 ou 1',
    meaning: '`1` creates the demo shops, in the embedded database only.',
    usual: '0; 1 with `npm start` and no `DATABASE_URL`',
  }),
  NODE_ENV: Type.Union([Type.Literal('production'), Type.Literal('development'), Type.Literal('test')], {
    default: 'development',
    description: 'deve ser production, development ou test',
    meaning: 'Set to `production` by `npm start`, the container file and the systemd units.',
  }),
};
