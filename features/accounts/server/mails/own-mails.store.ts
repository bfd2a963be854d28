/** What a shop has changed in the mails to its clients. */
import { and, eq, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { OwnMail } from '../../domain/mails/mail-words.ts';
import { supplierMails } from './own-mails.tables.ts';

const columns = {
  subject: supplierMails.subject,
  introduction: supplierMails.introduction,
  closing: supplierMails.closing,
  enabled: supplierMails.enabled,
};

const selectOne = prepared((db) =>
  db
    .select(columns)
    .from(supplierMails)
    .where(
      and(
        eq(supplierMails.supplierId, sql.placeholder('supplierId')),
        eq(supplierMails.mail, sql.placeholder('mail')),
      ),
    )
    .prepare('supplier_mail'),
);

type Row = Awaited<ReturnType<ReturnType<typeof selectOne>['execute']>>[number];

const toOwnMail = ({ subject, introduction, closing, enabled }: Row): OwnMail => ({
  enabled,
  ...defined({
    subject: subject ?? undefined,
    introduction: introduction ?? undefined,
    closing: closing ?? undefined,
  }),
});

/** Undefined if the shop has changed nothing. */
export async function ownMailOf(db: Db, supplierId: SupplierId, mail: string): Promise<OwnMail | undefined> {
  const [row] = await selectOne(db).execute({ supplierId, mail });
  return row && toOwnMail(row);
}

/** By the mail's key. */
export async function ownMailsOf(db: Db, supplierId: SupplierId): Promise<ReadonlyMap<string, OwnMail>> {
  const rows = await db
    .select({ mail: supplierMails.mail, ...columns })
    .from(supplierMails)
    .where(eq(supplierMails.supplierId, supplierId));
  return new Map(rows.map(({ mail, ...row }) => [mail, toOwnMail(row)]));
}

/** Nothing is stored of a mail that is as the platform writes it. */
export async function setOwnMail(
  db: Db,
  supplierId: SupplierId,
  mail: string,
  { subject, introduction, closing, enabled }: OwnMail,
): Promise<void> {
  if (enabled && subject === undefined && introduction === undefined && closing === undefined) {
    await db
      .delete(supplierMails)
      .where(and(eq(supplierMails.supplierId, supplierId), eq(supplierMails.mail, mail)));
    return;
  }
  const words = {
    subject: subject ?? null,
    introduction: introduction ?? null,
    closing: closing ?? null,
    enabled,
  };
  await db
    .insert(supplierMails)
    .values({ supplierId, mail, ...words })
    .onConflictDoUpdate({ target: [supplierMails.supplierId, supplierMails.mail], set: words });
}
