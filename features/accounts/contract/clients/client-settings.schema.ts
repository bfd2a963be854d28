import { Type } from 'typebox';
import { USER_TAGS } from '#features/suppliers/domain/tags/user-tags.ts';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, nonBlankText, ofClient, orNull, uuid } from '#platform/contract/fields.schema.ts';
import { version } from '#platform/contract/version.schema.ts';
import { clientSettingsTexts } from './client-settings-texts.ts';

const tags = Type.Array(Type.Enum([...USER_TAGS]), { maxItems: USER_TAGS.length, uniqueItems: true });

/** The client's code in the shop's own system. */
const erpCode = nonBlankText(64);

const ClientSettings = Type.Object({
  idcliente: uuid,
  idcadastroextracliente: uuid,
  cod_erp: orNull(Type.String()),
  tags,
  versao: version,
});

export const getClientSettingsSchema = {
  summary: 'As tags que a loja deu ao cliente, e o código que ele tem no sistema dela.',
  tag: 'Painel',
  params: ofClient,
  answer: ClientSettings,
} as const satisfies EndpointSchema;

export const putClientSettingsSchema = {
  summary:
    'Dá ao cliente as suas tags, que para ele valem como se fossem da loja, e o código que ele tem no sistema dela; o que não vem fica como está. Com versao, recusa o que outra pessoa mudou depois dela.',
  tag: 'Painel',
  params: ofClient,
  body: Type.Object(
    { cod_erp: Type.Optional(orNull(erpCode)), tags: Type.Optional(tags), versao: Type.Optional(version) },
    closed,
  ),
  answer: ClientSettings,
  refusals: { ...clientSettingsTexts, ...changedByOtherText },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;
