import type { Device } from '../domain/device.ts';

/** Calls say 'Desktop' and 'desktop'; without a word, or with an unknown one, no device is meant. */
export function deviceFromWire(text = ''): Device | undefined {
  const device = text.toLowerCase();
  return device === 'desktop' || device === 'mobile' ? device : undefined;
}
