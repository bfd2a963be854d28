/** The home as its staff see it: what is published, the draft, and the versions. */
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { parseZonedMoment } from '#platform/contract/parse-moment.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { type HomeState, isBehind, type ListedHome } from '../../domain/home/home-draft.ts';
import { blockTypeToWire } from './block-type.wire.ts';
import { blockToEditFromWire } from './edited-block.wire.ts';
import type { WireHomeState, WireHomeVersion, WirePublication } from './home-draft.schema.ts';
import { panelBlockToWire } from './panel-block.wire.ts';

const momentToWire = (at: Instant | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString();

export function homeStateToWire({ published, draft }: HomeState, now: Instant): WireHomeState {
  const blocksToWire = (blocks: readonly HomeBlock[]) => blocks.map((block) => panelBlockToWire(block, now));
  return {
    publicada: {
      versao: published.version,
      publicada_em: momentToWire(published.publishedAt),
      por: published.by ?? null,
      blocos: blocksToWire(published.blocks),
    },
    rascunho:
      draft === undefined
        ? null
        : {
            versao: draft.version,
            alterado_em: new Date(draft.changedAt).toISOString(),
            por: draft.by,
            publicar_em: momentToWire(draft.publishAt),
            desatualizado: isBehind(draft, published.version),
            blocos: blocksToWire(draft.blocks),
          },
  };
}

export const homeVersionToWire = ({
  version,
  publishedAt,
  by,
  direct,
  blockCount,
}: ListedHome): WireHomeVersion => ({
  versao: version,
  publicada_em: new Date(publishedAt).toISOString(),
  por: by ?? null,
  direta: direct,
  blocos: blockCount,
});

interface WantedPublication {
  readonly draft?: number | undefined;
  readonly published?: number | undefined;
  readonly at?: Instant | undefined;
}

export function publicationFromWire({
  versao,
  publicada,
  em,
}: WirePublication): Result<WantedPublication, { readonly code: 'no-such-moment' }> {
  const at = em == null ? undefined : parseZonedMoment(em);
  if (Number.isNaN(at)) return refuse({ code: 'no-such-moment' });
  return accept({ draft: versao, published: publicada, at });
}

/** For the audit: which home, and what it has. */
export const homeFacts = (version: number, blocks: readonly HomeBlock[]) => ({
  versao: version,
  blocks: blocks.map(({ title, content }) => {
    const type = blockTypeToWire(content.kind);
    return title === '' ? type : `${type}: ${title}`;
  }),
});

/** The draft as the panel reads it. */
export interface EditedDraft {
  readonly version: number;
  readonly changedAt: Instant;
  readonly by: string;
  readonly publishAt?: Instant;
  readonly behind: boolean;
  readonly blocks: readonly HomeBlock[];
}

export interface EditedHome {
  readonly published: HomeState['published'];
  readonly draft?: EditedDraft;
}

export function editedHomeFromWire({ publicada, rascunho }: WireHomeState): EditedHome {
  const { versao, publicada_em, por, blocos } = publicada;
  return {
    published: {
      version: versao,
      blocks: blocos.map(blockToEditFromWire),
      ...defined({
        publishedAt: publicada_em === null ? undefined : Date.parse(publicada_em),
        by: por ?? undefined,
      }),
    },
    ...(rascunho === null
      ? {}
      : {
          draft: {
            version: rascunho.versao,
            changedAt: Date.parse(rascunho.alterado_em),
            by: rascunho.por,
            behind: rascunho.desatualizado,
            blocks: rascunho.blocos.map(blockToEditFromWire),
            ...defined({
              publishAt: rascunho.publicar_em === null ? undefined : Date.parse(rascunho.publicar_em),
            }),
          },
        }),
  };
}

export const listedHomeFromWire = ({
  versao,
  publicada_em,
  por,
  direta,
  blocos,
}: WireHomeVersion): ListedHome => ({
  version: versao,
  publishedAt: Date.parse(publicada_em),
  direct: direta,
  blockCount: blocos,
  ...defined({ by: por ?? undefined }),
});
