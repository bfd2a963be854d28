import { useCallback, useContext, useState } from 'react';
import { PanelScope, preferenceKey } from '#platform/panel/panel-scope.ts';
import { randomId } from '#platform/web/random-id.ts';
import { NO_FIELDS, type OrderDraftState, parseDraft } from './order-draft.ts';

const newDraft = (): OrderDraftState => ({ key: randomId(), fields: NO_FIELDS });

function read(name: string): OrderDraftState | undefined {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(name) ?? 'null'));
  } catch {
    return undefined;
  }
}

interface StoredDraft {
  /** As it was found when the page was opened. */
  readonly found: OrderDraftState;
  readonly store: (draft: OrderDraftState) => void;
  readonly forget: () => void;
}

/** The draft of this person at this shop: a reload loses nothing, and another tab has its own. */
export function useStoredDraft(): StoredDraft {
  const name = preferenceKey(useContext(PanelScope), 'order-draft');
  const [found] = useState(() => read(name) ?? newDraft());
  const store = useCallback(
    (draft: OrderDraftState) => {
      try {
        sessionStorage.setItem(name, JSON.stringify(draft));
      } catch {
        // Without storage the draft lasts until the page is left.
      }
    },
    [name],
  );
  const forget = useCallback(() => {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Nothing was stored.
    }
  }, [name]);
  return { found, store, forget };
}
