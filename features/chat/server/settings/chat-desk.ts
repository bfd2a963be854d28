/** Whether, when and how fast a shop answers. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import {
  type ChatSettings,
  type HoursProblem,
  hoursProblem,
  isOfficeOpen,
  opensAt,
} from '../../domain/office-hours.ts';
import { saveSettings, settingsOf } from './chat-settings.store.ts';

export interface ChatDesk extends ChatSettings {
  readonly isOpen: boolean;
  /** Absent while it is open, and where it never opens. */
  readonly opensAt?: Instant;
}

export async function chatDesk({ db, supplier, now }: Context): Promise<ChatDesk> {
  const settings = await settingsOf(db, supplier.id);
  const zone = timeZoneOf(supplier);
  return {
    ...settings,
    isOpen: settings.enabled && isOfficeOpen(settings.hours, now, zone),
    ...defined({ opensAt: opensAt(settings.hours, now, zone) }),
  };
}

export const readChatSettings = ({ db, supplier }: Context): Promise<ChatSettings> =>
  settingsOf(db, supplier.id);

export async function changeChatSettings(
  context: StaffContext,
  wanted: ChatSettings,
): Promise<Result<ChatSettings, { readonly code: HoursProblem }>> {
  const problem = hoursProblem(wanted.hours);
  if (problem !== undefined) return refuse({ code: problem });
  await inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await settingsOf(db, supplier.id);
    await saveSettings(db, supplier.id, wanted);
    const change = { action: 'chat-settings.changed', subjectId: supplier.id } as const;
    await recordChange(inside, { ...change, before: { ...before }, after: { ...wanted } });
  });
  return accept(wanted);
}
