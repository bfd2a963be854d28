/** The delivery type chosen in this tab, shared by all screens. Spec 4, delivery type. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';

/** A client key, so that it is removed at logout. */
const KEY = 'vitrine-client-delivery-type';

/** In memory until the page is left, also if storage is not available. */
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
    // Without storage, the choice lasts for this page.
  }
  for (const listener of listeners) listener();
}

export function onDeliveryTypeChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): DeliveryType | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === 'delivery' || stored === 'pickup' ? stored : undefined;
  } catch {
    return undefined;
  }
}
