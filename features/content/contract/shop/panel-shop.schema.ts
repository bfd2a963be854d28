import { type Static, Type } from 'typebox';
import { ThemeStyleFields } from '#features/suppliers/contract/theme-style.schema.ts';
import { BRAZILIAN_ZONES } from '#features/suppliers/domain/brazilian-zones.ts';
import { MODULES } from '#features/suppliers/domain/modules.ts';
import { CHANGED_BY_OTHER, changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, nonBlankText, ofSupplier, orNull, text } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { panelShopTexts } from './panel-shop-texts.ts';

const panel = <Schema extends Omit<EndpointSchema, 'tag'>>(schema: Schema) =>
  ({ tag: 'Painel', ...schema }) as const satisfies EndpointSchema;

const identityFields = {
  nome: nonBlankText(80),
  descricao: text(300, 'Uma ou duas frases, para quem busca a loja.'),
  razao_social: nonBlankText(120),
  cnpj: text(20, 'CNPJ ou CPF; exigido em todas as páginas (Decreto 7.962/2013).'),
  endereco: nonBlankText(200),
  telefone: text(30),
  whatsapp: Type.Optional(text(30, 'Ausente ou vazio: a loja não responde por WhatsApp.')),
  email: text(254),
  aviso: text(160, 'A faixa no alto de todas as páginas; vazio: nenhuma.'),
  nota: text(300, 'Abaixo das colunas do rodapé; vazio: nada.'),
  fuso: Type.Enum(BRAZILIAN_ZONES, { description: 'O fuso horário dos dias e horas da loja.' }),
};
export const identityPart = Type.Object({ ...identityFields, versao: version });
const identityBody = Type.Object(identityPart.properties, closed);

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
const appearanceFields = {
  cor_primaria: Colour,
  cor_secundaria: Colour,
  cor_auxiliar: Colour,
  cor_texto: Colour,
  estilo: Type.Optional(ThemeStyleFields),
  logo: orNull(text(100, 'Uma foto já enviada às fotos das páginas.')),
  icone: orNull(text(100, 'A foto da aba do navegador e do aplicativo; nula: a logomarca ou a inicial.')),
};
export const appearancePart = Type.Object({ ...appearanceFields, versao: version });
const appearanceBody = Type.Object(appearancePart.properties, closed);

const Link = Type.Object(
  {
    rotulo: nonBlankText(40),
    link: nonBlankText(300),
    modulos: Type.Optional(
      Type.Array(Type.Enum(['Todos', ...MODULES]), {
        description: 'Só aparece se a loja tem um deles; sem o campo, sempre.',
      }),
    ),
  },
  closed,
);
const menuFields = {
  itens: Type.Array(Link, { maxItems: 12 }),
  colunas: Type.Array(
    Type.Object({ titulo: nonBlankText(40), links: Type.Array(Link, { maxItems: 12 }) }, closed),
    { maxItems: 5 },
  ),
};
export const menuPart = Type.Object({ ...menuFields, versao: version });
const menuBody = Type.Object(menuPart.properties, closed);

export const showShopSchema = panel({
  summary: 'O que a loja diz de si, suas cores e seu menu, como quem trabalha nela os edita.',
  params: ofSupplier,
  answer: Type.Object({
    identidade: identityPart,
    aparencia: appearancePart,
    menu: menuPart,
    documentos_livres: Type.Boolean({
      description: 'Se nome, razão social e CNPJ ainda mudam sem uma solicitação à plataforma',
    }),
  }),
});

export const changeIdentitySchema = panel({
  summary:
    'Muda contato, textos e fuso da loja; nome e documentos só enquanto ela está em preparação, depois por solicitação à plataforma.',
  params: ofSupplier,
  body: identityBody,
  answer: identityPart,
  refusals: someRefusals(panelShopTexts, 'identity-faulty', 'identity-locked', CHANGED_BY_OTHER),
  facts: {
    'identity-faulty': 'campos, cada um com sua frase',
    'identity-locked': 'campos, cada um com sua frase',
    ...changedByOtherFacts,
  },
});

export const changeAppearanceSchema = panel({
  summary: 'Muda as cores e a logomarca. Um texto que ninguém leria sobre a cor principal é recusado.',
  params: ofSupplier,
  body: appearanceBody,
  answer: appearancePart,
  refusals: someRefusals(panelShopTexts, 'low-contrast', 'picture-not-there', CHANGED_BY_OTHER),
  facts: { 'low-contrast': 'pares, os que não se leem, com seu contraste', ...changedByOtherFacts },
});

export const changeMenuSchema = panel({
  summary: 'Muda o menu e as colunas do rodapé. Links são caminhos da loja (/c/ofertas) ou endereços https.',
  params: ofSupplier,
  body: menuBody,
  answer: menuPart,
  refusals: someRefusals(panelShopTexts, 'bad-link', CHANGED_BY_OTHER),
  facts: { 'bad-link': 'links, os que não servem', ...changedByOtherFacts },
});

const redirectsFields = {
  enderecos: Type.Array(Type.Object({ de: nonBlankText(300), para: nonBlankText(300) }, closed), {
    maxItems: 500,
    description: 'Caminhos da loja, como /produtos/cafe, e aonde levam: um caminho da loja ou https.',
  }),
  versao: version,
};
export const redirectsPart = Type.Object(redirectsFields);

export const listRedirectsSchema = panel({
  summary: 'Endereços antigos da loja e aonde levam (301), onde não há mais página.',
  params: ofSupplier,
  answer: redirectsPart,
});

export const changeRedirectsSchema = panel({
  summary: 'Troca a lista dos endereços antigos. Só valem onde não há página.',
  params: ofSupplier,
  body: Type.Object(redirectsFields, closed),
  answer: redirectsPart,
  refusals: someRefusals(
    panelShopTexts,
    'redirect-of-home',
    'redirect-twice',
    'redirect-chain',
    'bad-link',
    CHANGED_BY_OTHER,
  ),
  facts: changedByOtherFacts,
});

export type WireRedirects = Static<typeof redirectsPart>;
export type WireIdentity = Static<typeof identityPart>;
export type WireAppearance = Static<typeof appearancePart>;
export type WireMenu = Static<typeof menuPart>;
