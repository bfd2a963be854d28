/** Unsaved input of the address form, stored in the browser so that it survives failures, reloads and navigation. */
import type { ClientId } from '#kernel/ids.ts';
import { clientKey, forgetStored, readStored, writeStored } from '#platform/web/storage/client-storage.ts';
import { type Fields, fieldOrder } from './address-form-values.ts';

/** Milliseconds. */
const LIFETIME = 24 * 60 * 60_000;

/** `form` is 'new', 'billing', or the id of the address. */
const storageKey = (clientId: ClientId, form: string): string => clientKey(clientId, `address-${form}`);

/** Stores the fields that differ from the form's initial values. */
export function storeTyped(
  clientId: ClientId,
  form: string,
  begun: Fields,
  typed: Fields,
  now: number,
): void {
  const changed = fieldOrder.filter((name) => typed[name] !== begun[name]);
  const texts = Object.fromEntries(changed.map((name) => [name, typed[name]]));
  const pin = JSON.stringify(typed.position) === JSON.stringify(begun.position) ? undefined : typed.position;
  if (changed.length === 0 && pin === undefined) forgetTyped(clientId, form);
  else writeStored(storageKey(clientId, form), JSON.stringify({ at: now, texts, pin }));
}

export const forgetTyped = (clientId: ClientId, form: string): void =>
  forgetStored(storageKey(clientId, form));

/** The stored input; empty if there is none or it is too old. Only in the browser. */
export function readTyped(clientId: ClientId, form: string, now: number): Partial<Fields> {
  try {
    const { at, texts, pin } = JSON.parse(readStored(storageKey(clientId, form)) ?? '{}');
    if (typeof at !== 'number' || now - at > LIFETIME || typeof texts !== 'object' || texts === null)
      return {};
    const known = fieldOrder.filter((name) => typeof texts[name] === 'string');
    return { ...Object.fromEntries(known.map((name) => [name, texts[name]])), ...pinOf(pin) };
  } catch {
    return {};
  }
}

/** `null` is a pin that was removed. */
function pinOf(pin: unknown): Pick<Partial<Fields>, 'position'> {
  if (pin === null) return { position: null };
  if (typeof pin !== 'object' || pin === undefined) return {};
  const { latitude, longitude } = pin as Partial<Record<string, unknown>>;
  const whole = typeof latitude === 'number' && typeof longitude === 'number';
  return whole ? { position: { latitude, longitude } } : {};
}
