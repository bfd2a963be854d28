import type { Page } from '@playwright/test';
import { usable } from './visit.ts';

/** The packet by which Socket.IO confirms a connection. */
const CONNECTED = '40';

/** Opens a page of orders and waits until its live connection is established. */
export async function follow(page: Page, address: string): Promise<void> {
  // After the commit a websocket belongs to the new page.
  await page.goto(address, { waitUntil: 'commit' });
  const line = page.waitForEvent('websocket', { timeout: 30_000 });
  const received = line.then((socket) =>
    socket.waitForEvent('framereceived', { predicate: ({ payload }) => `${payload}`.startsWith(CONNECTED) }),
  );
  await usable(page);
  await received;
}
