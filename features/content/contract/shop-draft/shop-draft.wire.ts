/** The draft of menu, footer and texts as the shop's staff see it, and what was published. */
import { defined } from '#kernel/defined.ts';
import type { Instant } from '#kernel/scope.ts';
import {
  type DraftParts,
  type ListedShopVersion,
  type PartName,
  partNames,
  type ShopDraftState,
  type ShopParts,
} from '../../domain/shop/shop-draft.ts';
import type { TextPart } from '../../domain/shop/shop-texts.ts';
import { menuFromWire, menuToWire } from '../shop/panel-shop.wire.ts';
import { textPartFromWire, textPartToWire } from '../shop/panel-shop-text.wire.ts';
import type { WireShopDraftState, WireShopVersion, WireShopVersionContents } from './shop-draft.schema.ts';

type WirePartName = WireShopVersion['partes'][number];

const nameToWire = (name: PartName): WirePartName => (name === 'menu' ? 'MENU' : name);
const nameFromWire = (name: WirePartName): PartName => (name === 'MENU' ? 'menu' : name);

const momentToWire = (at: Instant | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString();

export const shopDraftToWire = ({ published, draft }: ShopDraftState): WireShopDraftState => ({
  publicada: {
    versao: published.version,
    publicada_em: momentToWire(published.publishedAt),
    por: published.by ?? null,
  },
  rascunho:
    draft === undefined
      ? null
      : {
          versao: draft.version,
          alterado_em: new Date(draft.changedAt).toISOString(),
          por: draft.by,
          publicar_em: momentToWire(draft.publishAt),
          menu:
            draft.parts.menu === undefined
              ? null
              : menuToWire({ ...draft.parts.menu.content, version: draft.parts.menu.version }),
          textos: textsOf(draft.parts).map(textPartToWire),
          desatualizados: draft.behind.map(nameToWire),
        },
});

const textsOf = (parts: DraftParts): readonly TextPart[] =>
  partNames(parts)
    .filter((name) => name !== 'menu')
    .flatMap((type) => {
      const part = parts[type];
      return part === undefined ? [] : [{ type, parts: part.content, version: part.version }];
    });

export const shopVersionToWire = (listed: ListedShopVersion): WireShopVersion => ({
  versao: listed.version,
  publicada_em: new Date(listed.publishedAt).toISOString(),
  por: listed.by ?? null,
  direta: listed.direct,
  partes: listed.names.map(nameToWire),
});

/** `listed` with the parts that were published. */
export function shopVersionContentsToWire(
  listed: ListedShopVersion,
  { menu, ...texts }: ShopParts,
): WireShopVersionContents {
  const { versao: _, ...links } = menuToWire({ ...(menu ?? { items: [], columns: [] }), version: 1 });
  return {
    ...shopVersionToWire(listed),
    menu: menu === undefined ? null : links,
    textos: partNames(texts)
      .filter((name) => name !== 'menu')
      .map((type) => {
        const { tipo, partes } = textPartToWire({ type, parts: texts[type] ?? [], version: 1 });
        return { tipo, partes };
      }),
  };
}

/** For the audit: which draft or publication, and what it changes. */
export const draftFacts = (version: number, parts: DraftParts) => ({
  versao: version,
  partes: partNames(parts).map(nameToWire),
});

/** The draft as the panel reads it: with what is edited of each part. */
export interface EditedShopDraft {
  readonly version: number;
  readonly changedAt: Instant;
  readonly by: string;
  readonly publishAt?: Instant;
  readonly menu?: ReturnType<typeof menuFromWire>;
  readonly texts: readonly TextPart[];
  readonly names: readonly PartName[];
  readonly behind: readonly PartName[];
}

export interface EditedShopState {
  readonly published: ShopDraftState['published'];
  readonly draft?: EditedShopDraft;
}

export function shopDraftFromWire({ publicada, rascunho }: WireShopDraftState): EditedShopState {
  const published = {
    version: publicada.versao,
    ...defined({
      publishedAt: publicada.publicada_em === null ? undefined : Date.parse(publicada.publicada_em),
      by: publicada.por ?? undefined,
    }),
  };
  if (rascunho === null) return { published };
  const texts = rascunho.textos.map(textPartFromWire);
  return {
    published,
    draft: {
      version: rascunho.versao,
      changedAt: Date.parse(rascunho.alterado_em),
      by: rascunho.por,
      texts,
      names: [...(rascunho.menu === null ? [] : ['menu' as const]), ...texts.map(({ type }) => type)],
      behind: rascunho.desatualizados.map(nameFromWire),
      ...defined({
        publishAt: rascunho.publicar_em === null ? undefined : Date.parse(rascunho.publicar_em),
        menu: rascunho.menu === null ? undefined : menuFromWire(rascunho.menu),
      }),
    },
  };
}

export const shopVersionFromWire = (wire: WireShopVersion): ListedShopVersion => ({
  version: wire.versao,
  publishedAt: Date.parse(wire.publicada_em),
  direct: wire.direta,
  names: wire.partes.map(nameFromWire),
  ...defined({ by: wire.por ?? undefined }),
});

/** The parts of a publication as the panel shows them. */
export const shopVersionContentsFromWire = ({ menu, textos }: WireShopVersionContents): ShopParts => {
  const { version: _, ...links } = menuFromWire({ ...(menu ?? { itens: [], colunas: [] }), versao: 1 });
  const texts = textos.map((text) => textPartFromWire({ ...text, versao: 1 }));
  return {
    ...(menu === null ? {} : { menu: links }),
    ...Object.fromEntries(texts.map(({ type, parts }) => [type, parts])),
  };
};
