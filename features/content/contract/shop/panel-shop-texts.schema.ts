import { type Static, Type } from 'typebox';
import { CONTENT_TYPES } from '#features/suppliers/domain/shop-texts.ts';
import { CHANGED_BY_OTHER, changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, instant, nonBlankText, ofSupplier, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { panelShopTexts } from './panel-shop-texts.ts';

const panel = <Schema extends Omit<EndpointSchema, 'tag'>>(schema: Schema) =>
  ({ tag: 'Painel', ...schema }) as const satisfies EndpointSchema;

const ContentTypeField = Type.Enum([...CONTENT_TYPES]);
const Parts = Type.Array(Type.Object({ titulo: nonBlankText(120), conteudo: nonBlankText(20_000) }, closed), {
  maxItems: 30,
  description: 'Em texto simples, na ordem em que aparecem.',
});
export const textPart = Type.Object({ tipo: ContentTypeField, partes: Parts, versao: version });

const SubjectField = Type.Enum(['CLIENTE', 'PEDIDO']);
const Questions = Type.Array(
  Type.Object(
    {
      nome: nonBlankText(120),
      obrigatorio: Type.Boolean(),
      opcoes: Type.Array(nonBlankText(80), { maxItems: 50, description: 'Vazio: qualquer resposta serve.' }),
    },
    closed,
  ),
  { maxItems: 30 },
);
export const questionsPart = Type.Object({ assunto: SubjectField, perguntas: Questions, versao: version });

export const showShopTextsSchema = panel({
  summary: 'Os textos da loja e o que ela pergunta a clientes e em pedidos.',
  params: ofSupplier,
  answer: Type.Object({ textos: Type.Array(textPart), perguntas: Type.Array(questionsPart) }),
});

export const changeShopTextSchema = panel({
  summary: 'Troca as partes de um texto da loja: sobre, trocas, privacidade ou instruções do pedido.',
  params: Type.Object({ idfornecedor: uuid, tipo: ContentTypeField }),
  body: Type.Object({ partes: Parts, versao: version }, closed),
  answer: textPart,
  refusals: someRefusals(panelShopTexts, 'title-twice', CHANGED_BY_OTHER),
  facts: changedByOtherFacts,
});

export const changeQuestionsSchema = panel({
  summary: 'Troca o que a loja pergunta; uma pergunta com outro nome é outra pergunta.',
  params: Type.Object({ idfornecedor: uuid, assunto: SubjectField }),
  body: Type.Object({ perguntas: Questions, versao: version }, closed),
  answer: questionsPart,
  refusals: someRefusals(panelShopTexts, 'question-twice', CHANGED_BY_OTHER),
  facts: changedByOtherFacts,
});

const termsVersion = Type.Object({
  versaoArquivo: Type.Integer(),
  titulo: Type.String(),
  texto: Type.String(),
  publicado_em: instant,
  vigente: Type.Boolean(),
  aceites: Type.Integer({ description: 'Quantas pessoas aceitaram esta versão.' }),
});

export const listTermsSchema = panel({
  summary: 'As versões dos termos de uso, da última à primeira, e quantas pessoas aceitaram cada uma.',
  params: ofSupplier,
  answer: Type.Object({ versoes: Type.Array(termsVersion) }),
});

export const publishTermsSchema = panel({
  summary:
    'Publica uma nova versão dos termos; quem compra é convidado a aceitá-la. O mesmo texto não é publicado de novo.',
  params: ofSupplier,
  body: Type.Object(
    {
      titulo: nonBlankText(120),
      texto: nonBlankText(200_000),
      vigente: Type.Integer({
        minimum: 0,
        maximum: 1_000_000,
        description: 'A versão a partir da qual se escreveu; 0 sem nenhuma.',
      }),
    },
    closed,
  ),
  answer: Type.Object({ versoes: Type.Array(termsVersion) }),
  refusals: someRefusals(panelShopTexts, 'terms-unchanged', 'other-terms-now'),
});

export type WireTextPart = Static<typeof textPart>;
export type WireQuestionsPart = Static<typeof questionsPart>;
export type WireTermsVersion = Static<typeof termsVersion>;
