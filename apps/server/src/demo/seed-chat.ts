/** Creates the hours and canned answers of shops that have no answers yet. */
import { addCannedAnswer, listCannedAnswers } from '#features/chat/server/settings/canned-answers.ts';
import { changeChatSettings } from '#features/chat/server/settings/chat-desk.ts';
import type { Database } from '#platform/db/database.ts';
import { staffOf } from './seed-staff-context.ts';
import type { DemoChat } from './world/chat.ts';

export async function seedChats(database: Database, wanted: readonly DemoChat[]): Promise<void> {
  for (const { supplier, staff, settings, answers } of wanted) {
    const context = await staffOf(database, supplier, staff);
    if (context === undefined || (await listCannedAnswers(context)).length > 0) continue;
    await changeChatSettings(context, settings);
    for (const answer of answers) await addCannedAnswer(context, answer);
  }
}
