import { queryOptions } from '@tanstack/react-query';
import { thousandths, toNumber } from '#kernel/quantity.ts';
import type { Api } from '#platform/web/api.ts';
import { previewStackingEndpoint } from '../contract/simulate/simulate.endpoints.ts';
import type { SimulatedLine } from './price-query.ts';
import type { RuleKind } from './stacking-words.ts';

/** The promotion or the coupon that is asked about. */
export interface SubjectRule {
  readonly kind: RuleKind;
  readonly id: string;
}

export const stackingQuery = (
  api: Api,
  shopId: string,
  { kind, id }: SubjectRule,
  lines: readonly SimulatedLine[],
) =>
  queryOptions({
    queryKey: ['panel', shopId, 'stacking', kind, id, lines] as const,
    // Others change their promotions meanwhile.
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.call(
        previewStackingEndpoint,
        {
          params: { idfornecedor: shopId },
          body: {
            ...(kind === 'coupon' ? { idcupom: id } : { idoferta: id }),
            itens: lines.map((line) => ({ id: line.id, quantidade: toNumber(thousandths(line.quantity)) })),
          },
        },
        { signal },
      ),
  });
