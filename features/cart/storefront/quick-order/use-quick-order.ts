import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { MAX_LINES } from '../../domain/cart.ts';
import { parseQuickLines } from '../../domain/quick-order/parse-quick-lines.ts';
import type { WrittenLine } from '../../domain/quick-order/quick-line.ts';
import { fieldId } from './quick-row-fields.tsx';
import { firstRows, withBlank, withLines, withoutRows, withRow } from './quick-rows.ts';
import { storedQuickLines, storeQuickLines, type Writer } from './stored-quick-lines.ts';

export function useQuickOrder() {
  const { id: supplierId } = useShop();
  const { clientId } = useSession();
  const [state, setState] = useState(firstRows);
  /** The result of the last import. */
  const [announced, setAnnounced] = useState('');
  const current = useRef(state);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    current.current = state;
    const id = wanted.current;
    wanted.current = undefined;
    if (id !== undefined) document.getElementById(id)?.focus();
  }, [state]);

  // Only in the browser: the server renders blank rows.
  const [writer, setWriter] = useState<Writer>();
  useEffect(() => {
    const now = { supplierId, clientId };
    const stored = storedQuickLines(now);
    setState(stored.length === 0 ? firstRows() : withLines(firstRows(), stored).state);
    setWriter(now);
  }, [supplierId, clientId]);
  useEffect(() => {
    if (writer !== undefined) storeQuickLines(writer, state.rows);
  }, [writer, state]);

  const take = useCallback((lines: readonly WrittenLine[], how: 'colada' | 'lida', file?: string): void => {
    const { state: after, left } = withLines(current.current, lines);
    const read = lines.length - left;
    const many = read === 1 ? '' : 's';
    const words = `${read} linha${many} ${how}${many}${file === undefined ? '' : ` de ${file}`}.`;
    setAnnounced(left === 0 ? words : `${words} Até ${MAX_LINES} linhas por vez: ${left} ficaram de fora.`);
    setState(after);
  }, []);

  const actions = useMemo(
    () => ({
      change: (key: string, change: Partial<WrittenLine>) =>
        setState((before) => withRow(before, key, change)),
      remove: (key: string) => {
        const { rows } = current.current;
        const at = rows.findIndex((row) => row.key === key);
        // Focus a neighbouring row.
        const neighbour = rows[at + 1] ?? rows[at - 1];
        const after = withoutRows(current.current, new Set([key]));
        wanted.current = fieldId((neighbour ?? after.rows[0] ?? { key }).key, 'code');
        setState(after);
      },
      next: (key: string) => {
        const { rows } = current.current;
        const following = rows[rows.findIndex((row) => row.key === key) + 1];
        if (following !== undefined) {
          document.getElementById(fieldId(following.key, 'code'))?.focus();
          return;
        }
        const after = withBlank(current.current);
        wanted.current = fieldId((after.rows.at(-1) ?? { key }).key, 'code');
        setState(after);
      },
      paste: (text: string) => take(parseQuickLines(text), 'colada'),
    }),
    [take],
  );

  return {
    rows: state.rows,
    announced,
    actions,
    take,
    addRow: () => {
      const after = withBlank(state);
      wanted.current = fieldId((after.rows.at(-1) ?? { key: '' }).key, 'code');
      setState(after);
    },
    drop: (keys: ReadonlySet<string>) => {
      setAnnounced('');
      setState((before) => withoutRows(before, keys));
    },
  };
}
