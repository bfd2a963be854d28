import type { Page } from '@playwright/test';
import { usable } from './visit.ts';

/** What Socket.IO says first to whom it lets in. */
const CONNECTED = '40';

/** Opens a page of orders and waits until it hears the shop. */
export async function follow(page: Page, address: string): Promise<void> {
  // From then on no line is one of the page before.
  await page.goto(address, { waitUntil: 'commit' });
  const line = page.waitForEvent('websocket', { timeout: 30_000 });
  const heard = line.then((socket) =>
    socket.waitForEvent('framereceived', { predicate: ({ payload }) => `${payload}`.startsWith(CONNECTED) }),
  );
  await usable(page);
  await heard;
}
