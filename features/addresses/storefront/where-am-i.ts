import type { Position } from '../domain/address.ts';

const TIMEOUT = 10_000;

/**
 * The browser's position; undefined if unavailable or denied. Only call it on a click, because the browser asks for
 * permission.
 */
export const whereAmI = (): Promise<Position | undefined> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: TIMEOUT, maximumAge: 60_000 },
    );
  });
