import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { noticePath } from '../webhooks/notice-path.ts';
import { collectDue } from './mandates/sandbox-collections.ts';
import { sendNotices } from './sandbox-notices.ts';
import { SIGNATURE_HEADER, signNotice } from './sandbox-secret.ts';

export interface Played {
  readonly db: Db;
  readonly sessionSecret: string;
  /** Posts to a path of this server; returns the HTTP status. */
  readonly post: (path: string, body: string, headers: Readonly<Record<string, string>>) => Promise<number>;
}

/**
 * Collects what is due today, and sends the sandbox's due notices to the shop as a provider would: signed, through the public
 * webhook.
 */
export async function playProvider({ db, sessionSecret, post }: Played, now: number): Promise<number> {
  const collected = await collectDue(db, now);
  const sent = await sendNotices(
    db,
    async ({ supplierId, body }: { readonly supplierId: SupplierId; readonly body: string }) => {
      const signature = signNotice(sessionSecret, supplierId, body, now);
      const status = await post(noticePath('sandbox', supplierId), body, { [SIGNATURE_HEADER]: signature });
      return status >= 200 && status < 300;
    },
    now,
  );
  return collected + sent;
}
