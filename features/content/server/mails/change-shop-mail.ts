/** Staff word the mails that their shop sends. Every change is in the audit log. */
import { type ShopMail, writtenNames } from '#features/accounts/contract/mails/shop-mail.ts';
import {
  changedWords,
  type MailWord,
  type MailWords,
  tidyWords,
  UNCHANGED,
  type WordsFault,
  wordsFaults,
  wordsOf,
} from '#features/accounts/domain/mails/mail-words.ts';
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { ownMailOf, ownMailsOf, setOwnMail } from '#features/accounts/server/mails/own-mails.store.ts';
import { nextPartVersion, partVersions } from '#features/suppliers/server/part-versions.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { EditedMail } from '../../domain/edited-mail.ts';

const partOf = ({ key }: ShopMail): string => `mail ${key}`;

export async function mailsToEdit(
  { db, supplier }: Context,
  mails: readonly ShopMail[],
): Promise<readonly { readonly mail: ShopMail; readonly edited: EditedMail }[]> {
  const own = await ownMailsOf(db, supplier.id);
  const versionOf = await partVersions(db, supplier.id);
  return mails.map((mail) => {
    const changed = own.get(mail.key) ?? UNCHANGED;
    const words = wordsOf(mail.standard, changed);
    return { mail, edited: { ...words, enabled: changed.enabled, version: versionOf(partOf(mail)) } };
  });
}

async function mailToEdit({ db, supplier }: Context, mail: ShopMail): Promise<EditedMail> {
  const own = (await ownMailOf(db, supplier.id, mail.key)) ?? UNCHANGED;
  const version = (await partVersions(db, supplier.id))(partOf(mail));
  return { ...wordsOf(mail.standard, own), enabled: own.enabled, version };
}

export interface FaultyWords {
  readonly code: 'mail-words-faulty';
  readonly facts: {
    readonly faults: Readonly<Partial<Record<MailWord, WordsFault>>>;
    readonly known: readonly string[];
  };
}

/** The words without what a mail cannot contain; refused if a variable is not the mail's. */
export function checkedWords(mail: ShopMail, typed: MailWords): Result<MailWords, FaultyWords> {
  const words = tidyWords(typed);
  const known = writtenNames(mail);
  const faults = wordsFaults(words, known);
  return Object.keys(faults).length === 0
    ? accept(words)
    : refuse({ code: 'mail-words-faulty', facts: { faults, known } });
}

export const changeShopMail = async (
  context: StaffContext,
  mail: ShopMail,
  { enabled, version: seen, ...typed }: EditedMail,
): Promise<
  Result<EditedMail, FaultyWords | { readonly code: 'mail-stays-on' } | ChangedByOther<EditedMail>>
> => {
  const checked = checkedWords(mail, typed);
  if (!checked.ok) return checked;
  if (!(enabled || mail.mayBeOff)) return refuse({ code: 'mail-stays-on' });
  return inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const version = await nextPartVersion(db, supplier.id, partOf(mail), seen);
    const before = await mailToEdit(inside, mail);
    if (version === undefined) return changedByOther(before);
    const own = { ...changedWords(checked.value, mail.standard), enabled };
    await setOwnMail(db, supplier.id, mail.key, own);
    const after = await mailToEdit(inside, mail);
    await recordChangeOf(
      inside,
      { action: 'shop-mail.changed', subjectId: supplier.id, before, after },
      ({ version: _, ...words }) => ({ mail: mail.name, ...words }),
    );
    return accept(after);
  });
};
