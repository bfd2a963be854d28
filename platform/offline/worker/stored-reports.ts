import type { StoredMessage } from '../worker-messages.ts';
import { workerScope } from './worker-scope.ts';

/** Notifies pages that they show something stored. A page that is not ready to listen asks later. */
export interface StoredReports {
  report(pageId: string, at: number): Promise<void>;
  /** Since when what this page shows is stored; undefined if nothing is. */
  of(pageId: string): number | undefined;
}

/** Pages that are remembered. */
const MAX_PAGES = 50;

export function storedReports(): StoredReports {
  const oldest = new Map<string, number>();
  return {
    async report(pageId, at) {
      oldest.set(pageId, Math.min(at, oldest.get(pageId) ?? at));
      if (oldest.size > MAX_PAGES) oldest.delete(oldest.keys().next().value ?? '');
      const page = await workerScope.clients.get(pageId);
      page?.postMessage({ kind: 'stored', at } satisfies StoredMessage);
    },
    of: (pageId) => oldest.get(pageId),
  };
}
