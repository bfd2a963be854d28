import type { Device } from '../../domain/audience.ts';

/**
 * The class of the element around a block. Both kinds of screens get the same HTML, which all visitors share; the style sheet hides
 * what is for the other kind. A block that shows nothing leaves no gap.
 */
export function blockClass(devices: readonly Device[]): string {
  if (devices.length !== 1) return 'empty:hidden';
  return devices[0] === 'mobile' ? 'empty:hidden md:hidden' : 'empty:hidden max-md:hidden';
}

export const isFor = (devices: readonly Device[], device: Device): boolean =>
  devices.length === 0 || devices.includes(device);
