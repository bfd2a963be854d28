import { and, asc, count, eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { CannedAnswer } from '../../domain/canned-answer.ts';
import { type ChatSettings, DEFAULT_SETTINGS } from '../../domain/office-hours.ts';
import { chatCannedAnswers, chatSettings } from '../chat.tables.ts';

export async function settingsOf(db: Db, supplierId: SupplierId): Promise<ChatSettings> {
  const [found] = await db
    .select({
      enabled: chatSettings.enabled,
      hours: chatSettings.hours,
      answerTime: chatSettings.answerTime,
    })
    .from(chatSettings)
    .where(eq(chatSettings.supplierId, supplierId));
  return found ?? DEFAULT_SETTINGS;
}

export async function saveSettings(db: Db, supplierId: SupplierId, settings: ChatSettings): Promise<void> {
  await db
    .insert(chatSettings)
    .values({ supplierId, ...settings })
    .onConflictDoUpdate({ target: chatSettings.supplierId, set: { ...settings } });
}

const answer = {
  id: chatCannedAnswers.id,
  title: chatCannedAnswers.title,
  text: chatCannedAnswers.text,
};
const itself = (supplierId: SupplierId, id: string) =>
  and(eq(chatCannedAnswers.supplierId, supplierId), eq(chatCannedAnswers.id, id));

export const cannedAnswers = (db: Db, supplierId: SupplierId): Promise<CannedAnswer[]> =>
  db
    .select(answer)
    .from(chatCannedAnswers)
    .where(eq(chatCannedAnswers.supplierId, supplierId))
    .orderBy(asc(chatCannedAnswers.title), asc(chatCannedAnswers.id));

export async function cannedAnswer(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<CannedAnswer | undefined> {
  const [found] = await db.select(answer).from(chatCannedAnswers).where(itself(supplierId, id));
  return found;
}

export async function countCannedAnswers(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(chatCannedAnswers)
    .where(eq(chatCannedAnswers.supplierId, supplierId));
  return row?.found ?? 0;
}

export async function putCannedAnswer(db: Db, supplierId: SupplierId, wanted: CannedAnswer): Promise<void> {
  const { title, text } = wanted;
  await db
    .insert(chatCannedAnswers)
    .values({ supplierId, ...wanted })
    .onConflictDoUpdate({
      target: [chatCannedAnswers.supplierId, chatCannedAnswers.id],
      set: { title, text },
    });
}

export async function dropCannedAnswer(db: Db, supplierId: SupplierId, id: string): Promise<void> {
  await db.delete(chatCannedAnswers).where(itself(supplierId, id));
}
