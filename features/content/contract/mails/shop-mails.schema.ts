import { type Static, Type } from 'typebox';
import { CHANGED_BY_OTHER, changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, ofSupplier, text } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { shopMailTexts } from './shop-mails-texts.ts';

const panel = <Schema extends Omit<EndpointSchema, 'tag'>>(schema: Schema) =>
  ({ tag: 'Painel', ...schema }) as const satisfies EndpointSchema;

const words = {
  assunto: text(150, 'Uma linha. Variáveis: {{nome}}, {{loja}} e as outras do e-mail.'),
  introducao: text(2_000, 'Cada linha é um parágrafo; os fatos do e-mail vêm depois.'),
  encerramento: text(2_000, 'Depois dos fatos e do botão; vazio: nada.'),
};
const Words = Type.Object(words);
const WordsBody = Type.Object(words, closed);

export const shopMailFields = Type.Object({
  chave: Type.String(),
  grupo: Type.String(),
  nome: Type.String(),
  quando: Type.String(),
  ...words,
  ligado: Type.Boolean(),
  podeDesligar: Type.Boolean(),
  padrao: Words,
  variaveis: Type.Array(Type.Object({ nome: Type.String(), descricao: Type.String() })),
  versao: version,
});

const ofMail = Type.Object({
  ...ofSupplier.properties,
  chave: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
});

export const listShopMailsSchema = panel({
  summary: 'Os e-mails que a loja envia aos seus clientes, e o que ela pode escrever em cada um.',
  params: ofSupplier,
  answer: Type.Object({
    emails: Type.Array(shopMailFields),
    fixos: Type.Array(Type.Object({ nome: Type.String(), quando: Type.String(), motivo: Type.String() }), {
      description: 'Os que nenhuma loja muda, e por quê.',
    }),
  }),
});

export const changeShopMailSchema = panel({
  summary:
    'Muda assunto, introdução e encerramento de um e-mail, ou o desliga. Igual ao padrão: volta a ele. Itens, totais e links não mudam.',
  params: ofMail,
  body: Type.Object({ ...words, ligado: Type.Boolean(), versao: version }, closed),
  answer: shopMailFields,
  refusals: someRefusals(
    shopMailTexts,
    'mail-not-found',
    'mail-words-faulty',
    'mail-stays-on',
    CHANGED_BY_OTHER,
  ),
  facts: { 'mail-words-faulty': 'campos, cada um com sua frase', ...changedByOtherFacts },
});

export const previewShopMailSchema = panel({
  summary: 'O e-mail com estas palavras e dados de exemplo, como um cliente o receberia.',
  params: ofMail,
  body: WordsBody,
  answer: Type.Object({ assunto: Type.String(), html: Type.String(), texto: Type.String() }),
  refusals: someRefusals(shopMailTexts, 'mail-not-found', 'mail-words-faulty'),
  facts: { 'mail-words-faulty': 'campos, cada um com sua frase' },
});

export const testShopMailSchema = panel({
  summary: 'Envia o e-mail com estas palavras e dados de exemplo a quem o pede, e a mais ninguém.',
  params: ofMail,
  body: WordsBody,
  answer: Type.Object({ para: Type.String() }),
  refusals: someRefusals(shopMailTexts, 'mail-not-found', 'mail-words-faulty', 'too-many-requests'),
  facts: { 'mail-words-faulty': 'campos, cada um com sua frase' },
});

export type WireMailWords = Static<typeof Words>;
export type WireShopMail = Static<typeof shopMailFields>;
