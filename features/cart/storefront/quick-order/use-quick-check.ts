import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { defined } from '#kernel/defined.ts';
import { useDebounced } from '#platform/ui/use-debounced.ts';
import { useApi } from '#platform/web/use-api.ts';
import { checkQuickOrderEndpoint } from '../../contract/quick-order/quick-order.endpoints.ts';
import { quickLineToWire, quickResultFromWire } from '../../contract/quick-order/quick-order.wire.ts';
import type { QuickLine } from '../../domain/quick-order/judge-quick-lines.ts';
import type { QuickRow } from './quick-rows.ts';
import { askable, type Checked } from './row-state.ts';

/** Milliseconds. */
const DEBOUNCE = 400;

interface NumberedLine extends QuickLine {
  readonly key: string;
  readonly place: number;
}

/** Checks the written lines on the server, once they have not changed for a moment. */
export function useQuickCheck(rows: readonly QuickRow[]) {
  const api = useApi();
  const { id: idfornecedor } = useShop();
  const { clientId } = useSession();
  const quickLines = useMemo(() => rows.flatMap(toQuickLines), [rows]);
  const rested = useDebounced(quickLines, DEBOUNCE);
  const { data, isError, refetch } = useQuery({
    queryKey: ['quick-order', idfornecedor, clientId, rested] as const,
    enabled: rested.length > 0,
    placeholderData: keepPreviousData,
    retry: 1,
    // Prices and stock change. Milliseconds.
    staleTime: 30_000,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Checked>> => {
      const body = { linhas: rested.map(quickLineToWire) };
      const input = { params: { idfornecedor }, query: {}, body };
      const { linhas } = await api.call(checkQuickOrderEndpoint, input, { signal });
      return new Map(
        rested.flatMap(({ key, code, quantity }, index) => {
          const wire = linhas[index];
          if (wire === undefined) return [];
          const result = quickResultFromWire(wire);
          const addedTo = result.kind === 'repeated' ? rested[result.of]?.place : undefined;
          return [[key, { code, quantity, result, ...defined({ addedTo }) }] as const];
        }),
      );
    },
  });
  const checked = rested.length === 0 ? undefined : data;
  return { checked, failed: isError, again: refetch };
}

const toQuickLines = (row: QuickRow, at: number): NumberedLine[] => {
  const wish = askable(row);
  return wish === undefined ? [] : [{ ...wish, key: row.key, place: at + 1 }];
};
