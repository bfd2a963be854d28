import type { Page, Route } from '@playwright/test';

/** Holds the responses of these URLs until released, like a stalled connection. */
export async function held(
  page: Page,
  ...addresses: readonly string[]
): Promise<{ readonly release: () => Promise<void> }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const delay = async (route: Route): Promise<void> => {
    await released;
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  };
  for (const address of addresses) await page.route(address, delay);
  return {
    release: async () => {
      release();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}
