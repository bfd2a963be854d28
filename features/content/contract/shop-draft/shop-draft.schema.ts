import { type Static, Type } from 'typebox';
import { CONTENT_TYPES } from '#features/suppliers/domain/shop-texts.ts';
import { CHANGED_BY_OTHER, changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  givenMoment,
  instant,
  ofSupplier,
  orNull,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { changeMenuSchema, menuPart } from '../shop/panel-shop.schema.ts';
import { changeShopTextSchema, textPart } from '../shop/panel-shop-texts.schema.ts';
import { shopDraftTexts } from './shop-draft-texts.ts';

const panel = <Schema extends Omit<EndpointSchema, 'tag'>>(schema: Schema) =>
  ({ tag: 'Painel', ...schema }) as const satisfies EndpointSchema;

/** 0: nothing was published since there are versions. */
const publishedVersion = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const partNames = Type.Array(Type.Enum(['MENU', ...CONTENT_TYPES]));
const seenDraft = Type.Optional(
  described(version, 'Versão do rascunho que foi lida; ausente: a que estiver lá'),
);

const draftState = Type.Object({
  publicada: Type.Object({
    versao: described(publishedVersion, 'A última publicação; 0: nenhuma desde que há versões'),
    publicada_em: orNull(instant),
    por: orNull(Type.String({ description: 'null: de antes das versões' })),
  }),
  rascunho: orNull(
    Type.Object({
      versao: version,
      alterado_em: instant,
      por: Type.String(),
      publicar_em: orNull(described(instant, 'null: a publicação não está agendada')),
      menu: orNull(described(menuPart, 'null: o rascunho não muda o menu nem o rodapé')),
      textos: Type.Array(textPart, { description: 'Os que o rascunho muda' }),
      desatualizados: described(partNames, 'Mudaram na loja depois que o rascunho começou'),
    }),
  ),
});
export type WireShopDraftState = Static<typeof draftState>;

const listedVersion = Type.Object({
  versao: version,
  publicada_em: instant,
  por: orNull(Type.String({ description: 'null: de antes das versões' })),
  direta: Type.Boolean({ description: 'Publicada na hora, sem rascunho' }),
  partes: described(partNames, 'O que foi publicado'),
});
export type WireShopVersion = Static<typeof listedVersion>;

const publication = Type.Object(
  {
    versao: seenDraft,
    publicada: Type.Optional(
      described(publishedVersion, 'A última publicação que foi lida; ausente: a que houver'),
    ),
    em: Type.Optional(orNull(described(givenMoment, 'Ausente: agora'))),
  },
  closed,
);

export const getShopDraftSchema = panel({
  summary: 'O rascunho do menu, do rodapé e dos textos, que só um link de prévia mostra.',
  params: ofSupplier,
  answer: draftState,
});

export const saveDraftMenuSchema = panel({
  summary: 'Guarda no rascunho um menu e um rodapé; versao é a do rascunho deles ou, sem ele, a da loja.',
  params: ofSupplier,
  body: changeMenuSchema.body,
  answer: menuPart,
  refusals: someRefusals(shopDraftTexts, 'bad-link', 'shop-draft-scheduled', CHANGED_BY_OTHER),
  facts: { 'bad-link': 'links, os que não servem', ...changedByOtherFacts },
});

export const saveDraftTextSchema = panel({
  summary: 'Guarda um texto no rascunho; versao é a do rascunho dele ou, sem ele, a da loja.',
  params: changeShopTextSchema.params,
  body: changeShopTextSchema.body,
  answer: textPart,
  refusals: someRefusals(shopDraftTexts, 'title-twice', 'shop-draft-scheduled', CHANGED_BY_OTHER),
  facts: changedByOtherFacts,
});

export const discardShopDraftSchema = panel({
  summary: 'Descarta o rascunho, também um agendado; a loja fica como está.',
  params: ofSupplier,
  query: Type.Object({ versao: seenDraft }),
  answer: draftState,
  refusals: someRefusals(shopDraftTexts, 'shop-draft-not-found', CHANGED_BY_OTHER),
  facts: changedByOtherFacts,
});

export const publishShopSchema = panel({
  summary: 'Publica o rascunho inteiro, agora ou no momento dado, quando a loja muda sozinha.',
  params: ofSupplier,
  body: publication,
  answer: draftState,
  refusals: someRefusals(
    shopDraftTexts,
    'shop-draft-not-found',
    'moment-has-passed',
    'no-such-moment',
    CHANGED_BY_OTHER,
  ),
  facts: changedByOtherFacts,
});

export const unscheduleShopSchema = panel({
  summary: 'Desfaz o agendamento da publicação; o rascunho fica.',
  params: ofSupplier,
  answer: draftState,
  refusals: someRefusals(shopDraftTexts, 'shop-draft-not-found'),
});

export const previewShopSchema = panel({
  summary: 'Um link que mostra a loja com o rascunho, também o de depois, a quem o tem, até vencer.',
  params: ofSupplier,
  body: Type.Object(
    { horas: Type.Optional(Type.Integer({ minimum: 1, maximum: 168, description: 'Ausente: 24' })) },
    closed,
  ),
  answer: Type.Object({ link: Type.String(), valido_ate: instant }),
});

export const listShopVersionsSchema = panel({
  summary:
    'O que foi publicado do menu, do rodapé e dos textos, o último primeiro; o muito antigo é apagado.',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageSchema(listedVersion),
});

export const getShopVersionSchema = panel({
  summary: 'O que uma publicação pôs na loja.',
  params: Type.Object({ ...ofSupplier.properties, versao: version }),
  answer: Type.Object({
    ...listedVersion.properties,
    menu: orNull(described(Type.Omit(menuPart, ['versao']), 'null: não estava nesta publicação')),
    textos: Type.Array(Type.Omit(textPart, ['versao'])),
  }),
  refusals: someRefusals(shopDraftTexts, 'shop-version-not-found'),
});
export type WireShopVersionContents = Static<typeof getShopVersionSchema.answer>;

export const draftOfShopVersionSchema = panel({
  summary: 'Põe no rascunho o que foi publicado antes; ele ainda precisa ser publicado.',
  params: Type.Object({ ...ofSupplier.properties, versao: version }),
  body: Type.Object(
    {
      rascunho: Type.Optional(
        described(version, 'Versão do rascunho que foi lida; ausente: não pode haver um'),
      ),
    },
    closed,
  ),
  answer: draftState,
  refusals: someRefusals(shopDraftTexts, 'shop-version-not-found', 'shop-draft-scheduled', CHANGED_BY_OTHER),
  facts: changedByOtherFacts,
});
