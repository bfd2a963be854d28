import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { getHomeEndpoint, listHomeVersionsEndpoint } from '../../contract/home/home-draft.endpoints.ts';
import {
  type EditedHome,
  editedHomeFromWire,
  listedHomeFromWire,
} from '../../contract/home/home-draft.wire.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';

export const homeKey = (shopId: string) => ['panel', shopId, 'home'] as const;

/** Milliseconds. */
const SOON = 20_000;

/** The published home and its draft. Asked again while a publication is awaited. */
export const homeQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...homeKey(shopId), 'draft'] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      return editedHomeFromWire(await api.call(getHomeEndpoint, { params }, { signal }));
    },
    refetchInterval: ({ state }) => (state.data?.draft?.publishAt === undefined ? false : SOON),
  });

/** What is edited: the draft, which begins as the published home. */
export const blocksIn = ({ draft, published }: EditedHome): readonly HomeBlock[] =>
  draft?.blocks ?? published.blocks;

const LIMIT = 50;

/** `version`: of the published home, so that a publication asks again. */
export const homeVersionsQuery = (api: Api, shopId: string, version: number) =>
  queryOptions({
    queryKey: [...homeKey(shopId), 'versions', version] as const,
    queryFn: async ({ signal }) => {
      const query = { pagina: 1, limite: LIMIT };
      const input = { params: { idfornecedor: shopId }, query };
      const { dados } = await api.call(listHomeVersionsEndpoint, input, { signal });
      return dados.map(listedHomeFromWire);
    },
  });
