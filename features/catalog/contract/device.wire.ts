import type { Device } from '../domain/category.ts';

/** Case-insensitive, because calls send 'Desktop' and 'desktop'; undefined for empty or unknown values. */
export function deviceKindFromWire(text = ''): Device | undefined {
  const device = text.toLowerCase();
  return device === 'desktop' || device === 'mobile' ? device : undefined;
}
