import type { Position } from '../domain/address.ts';

const PATIENCE = 10_000;

/** Asks the browser where it is; undefined where it cannot or may not say. Nothing is asked before a press. */
export const whereAmI = (): Promise<Position | undefined> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: PATIENCE, maximumAge: 60_000 },
    );
  });
