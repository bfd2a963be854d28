import { Type } from 'typebox';
import { address } from './address-pattern.ts';

/** Mail, pictures and services of others. */
export const serviceVariables = {
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: address('smtps?'),
      description: 'deve ser um endereço como smtp://usuario:senha@servidor:587',
      meaning: 'Mail server, such as `smtps://user:password@host?maxConnections=20`.',
      usual: 'none: files in `DATA_DIR/mail`',
      secret: true,
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^[^\\s@<>()\\[\\]",;:\\\\]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$',
      description: 'deve ser o e-mail que assina as mensagens, como nao-responda@loja.exemplo.com.br',
      meaning: 'Sender of all mails.',
      usual: '`nao-responda@` the host of `PUBLIC_URL`',
    }),
  ),
  S3_BUCKET: Type.Optional(
    Type.String({
      description: 'deve ser o nome do bucket das imagens',
      meaning: 'Bucket for the originals of pictures.',
      usual: 'none: files in `DATA_DIR`',
    }),
  ),
  S3_ENDPOINT: Type.Optional(
    Type.String({
      pattern: address('https?'),
      description: 'deve ser o endereço http do serviço de arquivos',
      meaning: 'Address of an S3-compatible service.',
      usual: 'Amazon’s of the region',
    }),
  ),
  S3_REGION: Type.String({
    default: 'us-east-1',
    description: 'deve ser o nome de uma região',
    meaning: 'Region of the bucket.',
  }),
  S3_ACCESS_KEY_ID: Type.Optional(
    Type.String({
      description: 'deve ser a chave de acesso do bucket',
      meaning: 'Access key of the bucket.',
      secret: true,
    }),
  ),
  S3_SECRET_ACCESS_KEY: Type.Optional(
    Type.String({
      description: 'deve ser o segredo da chave de acesso',
      meaning: 'The access key’s secret.',
      secret: true,
    }),
  ),
  CEP_LOOKUP_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]*\\{cep\\}[^\\s]*$',
      description: 'deve ser um endereço http com {cep} no lugar do CEP, como https://servico/ws/{cep}/json/',
      meaning: 'Postal code service, with `{cep}`: like BrasilAPI or ViaCEP.',
      usual: 'none; in the demo a sample',
    }),
  ),
  COMPANY_LOOKUP_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]*\\{cnpj\\}[^\\s]*$',
      description:
        'deve ser um endereço http com {cnpj} no lugar do CNPJ, como https://servico/cnpj/v1/{cnpj}',
      meaning: 'Company register, with `{cnpj}`: like BrasilAPI or ReceitaWS.',
      usual: 'none; in the demo a sample',
    }),
  ),
  GEOCODER_URL: Type.Optional(
    Type.String({
      pattern: address('https?'),
      description:
        'deve ser o endereço http de um serviço como o Nominatim, ou um do Google que termina em /json',
      meaning: 'Geocoder: like Nominatim, or like Google’s where it ends in `/json`.',
      // Google's carries its key in the query.
      secret: true,
    }),
  ),
  MAP_TILES_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[a-zA-Z0-9.-]+(:[0-9]{1,5})?/[^\\s]*\\{z\\}[^\\s]*$',
      description: 'deve ser um endereço http com {z}, {x} e {y}, como https://mapas.exemplo/{z}/{x}/{y}.png',
      meaning: 'Map tiles, with `{z}`, `{x}` and `{y}`. Browsers see this address.',
    }),
  ),
  MAP_TILES_CREDITS: Type.String({
    default: '© colaboradores do OpenStreetMap',
    maxLength: 200,
    description: 'deve ter no máximo 200 caracteres',
    meaning: 'Shown on the maps.',
  }),
  GA4_COLLECT_URL: Type.String({
    pattern: address('https?'),
    default: 'https://www.google-analytics.com/mp/collect',
    description: 'deve ser o endereço http do Measurement Protocol',
    meaning: 'Gets the purchases of shops that have a secret of Google Analytics.',
  }),
};
