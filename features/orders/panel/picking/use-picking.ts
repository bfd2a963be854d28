import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { joinNames } from '#kernel/number-format.ts';
import { CHANGED_BY_OTHER } from '#platform/contract/changed-by-other.ts';
import { PanelScope, preferenceKey } from '#platform/panel/panel-scope.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { randomId } from '#platform/web/random-id.ts';
import { useApi } from '#platform/web/use-api.ts';
import { pickGoodsEndpoint } from '../../contract/picking/picking.endpoints.ts';
import type { WirePicking } from '../../contract/picking/picking.schema.ts';
import { orderToPickFromWire, pickWishToWire } from '../../contract/picking/picking.wire.ts';
import type { OrderToPick } from '../../domain/picking/order-to-pick.ts';
import { shopOrdersKey } from '../orders-query.ts';
import { pickingQuery } from './picking-query.ts';
import {
  acknowledged,
  isUnsaved,
  type LinePick,
  NOTHING_TYPED,
  nextRequest,
  overtaken,
  type PickingState,
  parseStored,
  rebased,
  type StoredPicking,
  typePick,
} from './picking-state.ts';

/** Milliseconds: presses in a row are one request. */
const GATHERED = 400;
/** Milliseconds until what had no answer is sent again. */
const AGAIN = 3_000;

interface PickingOnScreen {
  readonly state: PickingState;
  readonly pick: (position: number, pick: LinePick) => void;
  /** The last request had no answer. */
  readonly offline: boolean;
  /** What somebody else, or the server, has changed about what was typed. */
  readonly notice: string | undefined;
}

/** Saves what is picked as it is picked. What is not saved yet outlasts a reload and a lost connection. */
export function usePicking(order: OrderToPick): PickingOnScreen {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const name = preferenceKey(useContext(PanelScope), `picking-${order.number}`);
  const [state, setState] = useState(() => read(name, order));
  const [seen, setSeen] = useState(order);
  const [tries, setTries] = useState(0);
  const [offline, setOffline] = useState(false);
  const [notice, setNotice] = useState<string>();
  if (seen !== order) {
    setSeen(order);
    // Before anything of it is sent: its places are those of the order as it was.
    if (seen.version !== order.version) setState(rebased(state, seen, order));
  }
  const { sent } = state;
  const isWaiting = state.typed.length > 0 && sent === undefined;

  useEffect(() => store(name, { state, seen: order }), [name, state, order]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState((now) => nextRequest(now, randomId(), order.version)), GATHERED);
    return () => clearTimeout(timer);
  }, [isWaiting, order.version]);

  const { number, products } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is sent once per try, whatever else changes
  useEffect(() => {
    if (sent === undefined) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => setTries((before) => before + 1);
    const { queryKey } = pickingQuery(api, shop.id, number);
    const refused = (error: unknown): void => {
      if (!(error instanceof ApiRefusal) || error.status >= 500 || [401, 429].includes(error.status)) {
        setOffline(true);
        timer = setTimeout(again, AGAIN);
        window.addEventListener('online', again, { once: true });
        return;
      }
      setOffline(false);
      if (error.problem.code === CHANGED_BY_OTHER) {
        const current = orderToPickFromWire(error.problem.facts?.atual as WirePicking);
        queryClient.setQueryData(queryKey, current);
        const after = overtaken(state, current);
        setState((now) => (now.sent?.key === sent.key ? overtaken(now, current).state : now));
        const names = after.positions.map((position) => products[position]?.name ?? '');
        if (names.length > 0) setNotice(`Outra pessoa separou ao mesmo tempo: ${joinNames(names)}. Confira.`);
        return;
      }
      const { code } = error.problem;
      setNotice(error.message);
      // With an edited order it waits for that order, and follows it.
      if (code !== 'order-edited')
        setState((now) => (code === 'not-picking' ? NOTHING_TYPED : { typed: now.typed }));
      void queryClient.invalidateQueries({ queryKey: shopOrdersKey(shop.id) });
    };
    const send = async (): Promise<void> => {
      // A reading that is under way would bring the state of before.
      await queryClient.cancelQueries({ queryKey });
      try {
        const { orderVersion, ...wish } = sent;
        const answer = await api.call(pickGoodsEndpoint, {
          params: { idfornecedor: shop.id, numpedido: number },
          body: { ...pickWishToWire(wish), versaoPedido: orderVersion },
        });
        queryClient.setQueryData(queryKey, orderToPickFromWire(answer));
        if (isLeft) return;
        setOffline(false);
        setState((now) => acknowledged(now, sent.key));
      } catch (error) {
        if (!isLeft) refused(error);
      }
    };
    void send();
    return () => {
      isLeft = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [sent, tries]);

  const pick = useCallback(
    (position: number, wanted: LinePick) => {
      setNotice(undefined);
      setState((now) => typePick(order, now, position, wanted));
    },
    [order],
  );
  return { state, pick, offline, notice };
}

function read(name: string, order: OrderToPick): PickingState {
  try {
    const stored = parseStored(JSON.parse(sessionStorage.getItem(name) ?? 'null'));
    if (stored === undefined) return NOTHING_TYPED;
    const { state, seen } = stored;
    return seen.version === order.version ? state : rebased(state, seen, order);
  } catch {
    return NOTHING_TYPED;
  }
}

function store(name: string, stored: StoredPicking): void {
  try {
    if (isUnsaved(stored.state)) sessionStorage.setItem(name, JSON.stringify(stored));
    else sessionStorage.removeItem(name);
  } catch {
    // Without storage it lasts until the page is left.
  }
}
