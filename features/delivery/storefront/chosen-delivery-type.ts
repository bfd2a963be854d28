/** How the shopper wants to receive, for this tab: one choice for all screens. Spec 4, delivery type. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';

/** Named as a client's, so that it goes at logout: reset clears it. */
const KEY = 'vitrine-client-delivery-type';

/** Until the page is left, also where nothing may be kept. */
let chosen: DeliveryType | undefined;
let wasRead = false;
const listeners = new Set<() => void>();

/** Undefined before a choice, and on the server. */
export function chosenDeliveryType(): DeliveryType | undefined {
  if (!wasRead && typeof document !== 'undefined') {
    wasRead = true;
    chosen = read();
  }
  return chosen;
}

export function chooseDeliveryType(type: DeliveryType): void {
  chosen = type;
  wasRead = true;
  try {
    sessionStorage.setItem(KEY, type);
  } catch {
    // A browser that keeps nothing still has the choice of this page.
  }
  for (const tell of listeners) tell();
}

export function onDeliveryTypeChosen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function read(): DeliveryType | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'DELIVERY' || kept === 'RETIRADA' ? kept : undefined;
  } catch {
    return undefined;
  }
}
