/** A mail of the shop with invented facts: shown to its staff while they word it, and sent to who asks for it. */
import { changedWords, type MailWords } from '#features/accounts/domain/mails/mail-words.ts';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { layOutLetter } from '#features/accounts/server/mails/lay-out-letter.ts';
import type { SampledMail } from '#features/accounts/server/mails/letter.ts';
import { staffById } from '#features/accounts/server/staff/staff.store.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant, Staff } from '#kernel/scope.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { countWithin, limitOf } from '#platform/http/limits/attempt-limits.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { queueMail, type WriteMail } from '#platform/mail/outbox.ts';

/** The kind of mail in the outbox. */
export const TEST_MAIL = 'shop-mail-test';

const WINDOW = 10 * 60_000;
const PER_PERSON = 10;

/** Addresses of example.com reach nobody. */
const SOMEBODY = 'ana@example.com';

interface Wanted {
  readonly publicUrl: string;
  readonly sampled: SampledMail;
  readonly words: MailWords;
}

export const previewMail = async (context: Context, { publicUrl, sampled, words }: Wanted): Promise<Mail> =>
  layOutSample(publicUrl, await shopOf(context), sampled, { words, to: SOMEBODY, now: context.now });

/** Queues the mail for the caller, and returns their address. The platform's people who act for somebody get it themselves. */
export async function sendTestMail(
  context: StaffContext,
  { sampled, words }: Omit<Wanted, 'publicUrl'>,
): Promise<Result<{ readonly to: string }, { readonly code: 'too-many-requests' }>> {
  const staffId = realPerson(context.actor);
  if (!(await countWithin(context, limitOf(`mail test of ${staffId}`, PER_PERSON), WINDOW)))
    return refuse({ code: 'too-many-requests' });
  const to = (await staffById(context.db, staffId))?.email;
  if (to === undefined) throw new Error('an open session belongs to nobody');
  await inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const { key, name } = sampled.mail;
    await queueMail(db, TEST_MAIL, { supplierId: supplier.id, staffId, mail: key, ...words }, now);
    const after = { mail: name };
    await recordChange(inside, { action: 'shop-mail.tested', subjectId: supplier.id, before: null, after });
  });
  return accept({ to });
}

const realPerson = ({ staffId, actedBy }: Staff): string => actedBy?.staffId ?? staffId;

export const testMails = (
  publicUrl: string,
  mails: readonly SampledMail[],
): Readonly<Record<string, WriteMail>> => ({
  async [TEST_MAIL](db, facts, { now }) {
    const { supplierId = '', staffId = '', mail = '', subject = '', introduction = '', closing = '' } = facts;
    const shop = await supplierByKey(db, supplierId);
    const person = await staffById(db, staffId);
    const sampled = mails.find((one) => one.mail.key === mail);
    if (shop === undefined || person === undefined || sampled === undefined) return undefined;
    const words = { subject, introduction, closing };
    const test = layOutSample(publicUrl, shop, sampled, { words, to: person.email, now });
    return { ...test, subject: `[Teste] ${test.subject}` };
  },
});

interface Tried {
  readonly words: MailWords;
  readonly to: string;
  readonly now: Instant;
}

/** By the very function that lays out the real one, and with nothing of its own where the words are the standard ones. */
function layOutSample(publicUrl: string, shop: Shop, sampled: SampledMail, { words, to, now }: Tried): Mail {
  const letter = sampled.sample({ to, shop: shop.name, now, zone: timeZoneOf(shop) });
  const own = { ...changedWords(words, sampled.mail.standard), enabled: true };
  return layOutLetter(publicUrl, shop, letter, own);
}
