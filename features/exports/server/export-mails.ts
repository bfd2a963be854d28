/** The mails about exports, to people of the panel: a link, never the file. Who may no longer read it gets none. */
import { layOutStaffMail, type StaffLetter } from '#features/accounts/server/staff/lay-out-staff-mail.ts';
import { ownerMail, type StaffMember, staffOf } from '#features/accounts/server/staff/staff.store.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { isUuid } from '#kernel/ids.ts';
import { formatDate, formatDateTime } from '#kernel/time/time-zone.ts';
import type { Db } from '#platform/db/database.ts';
import type { MailFacts, MailTimes, WriteMail } from '#platform/mail/outbox.ts';
import { faultWords } from '../contract/export-words.ts';
import { mayRead } from '../domain/export-kind.ts';
import {
  type ExportRun,
  type ExportSchedule,
  FILE_RETENTION,
  hasFile,
  RUN_FAULTS,
} from '../domain/export-schedule.ts';
import { runById } from './runs.store.ts';
import { scheduleById } from './schedules.store.ts';

export const EXPORT_READY_MAIL = 'export-ready';
export const EXPORT_FAILED_MAIL = 'export-failed';
export const EXPORT_STOPPED_MAIL = 'export-stopped';

type WriteLetter = (db: Db, facts: MailFacts, times: MailTimes) => Promise<StaffLetter | undefined>;

const pathOf = (shop: Shop, schedule: ExportSchedule) => `/painel/${shop.slug}/exportacoes/${schedule.id}`;

const letters: Readonly<Record<string, WriteLetter>> = {
  async [EXPORT_READY_MAIL](db, facts, { now }) {
    const found = await aboutRun(db, facts);
    if (found === undefined || !hasFile(found.run, now)) return undefined;
    const { shop, schedule, run, reader } = found;
    if (!mayRead(reader.role, run.permissions)) return undefined;
    const zone = timeZoneOf(shop);
    const rows = run.rows === 1 ? '1 linha' : `${run.rows.toLocaleString('pt-BR')} linhas`;
    return {
      to: reader.email,
      subject: `Exportação pronta: ${schedule.name}`,
      paragraphs: [
        `O arquivo “${schedule.name}” da loja ${shop.name}, de ${formatDateTime(run.dueAt, zone)}, está pronto: ${rows}.`,
        `Entre no painel para baixar. O arquivo fica guardado até ${formatDate((run.finishedAt ?? now) + FILE_RETENTION, zone)}.`,
      ],
      button: { label: 'Baixar no painel', path: pathOf(shop, schedule) },
      note: 'Você recebe este e-mail porque alguém da loja pôs você entre os destinatários da exportação.',
    };
  },

  async [EXPORT_FAILED_MAIL](db, facts) {
    const found = await aboutRun(db, facts);
    if (found?.run.fault === undefined) return undefined;
    const { shop, schedule, run, reader } = found;
    return {
      to: reader.email,
      subject: `A exportação falhou: ${schedule.name}`,
      paragraphs: [
        `O arquivo “${schedule.name}” da loja ${shop.name}, de ${formatDateTime(run.dueAt, timeZoneOf(shop))}, não pôde ser feito.`,
        faultWords[run.fault ?? 'failed'],
        'A próxima vez continua marcada. No painel você também pode executar de novo agora.',
      ],
      button: { label: 'Ver a exportação', path: pathOf(shop, schedule) },
    };
  },

  async [EXPORT_STOPPED_MAIL](db, { supplierId = '', scheduleId = '', fault: said = '' }) {
    const shop = isUuid(scheduleId) ? await supplierByKey(db, supplierId) : undefined;
    const schedule = shop && (await scheduleById(db, shop.id, scheduleId));
    const fault = RUN_FAULTS.find((each) => each === said);
    // Somebody has taken it over meanwhile.
    if (shop === undefined || schedule?.state !== 'stopped' || fault === undefined) return undefined;
    const to = await ownerMail(db, shop.id);
    if (to === undefined) return undefined;
    return {
      to,
      subject: `Exportação agendada parada: ${schedule.name}`,
      paragraphs: [
        `A exportação “${schedule.name}” da loja ${shop.name} parou. ${faultWords[fault]}`,
        'Para continuar, alguém da equipe que possa ver estes dados a retoma no painel, e passa a responder por ela.',
      ],
      button: { label: 'Ver a exportação', path: pathOf(shop, schedule) },
    };
  },
};

interface AboutRun {
  readonly shop: Shop;
  readonly schedule: ExportSchedule;
  readonly run: ExportRun;
  readonly reader: StaffMember;
}

/** Undefined where something of it is gone, or the reader no longer works for the shop. */
async function aboutRun(
  db: Db,
  { supplierId = '', runId = '', staffId = '' }: MailFacts,
): Promise<AboutRun | undefined> {
  const shop = isUuid(runId) ? await supplierByKey(db, supplierId) : undefined;
  const run = shop && (await runById(db, shop.id, runId));
  if (shop === undefined || run === undefined) return undefined;
  const schedule = await scheduleById(db, shop.id, run.scheduleId);
  const reader = (await staffOf(db, shop.id)).find(({ id }) => id === staffId);
  return schedule && reader && { shop, schedule, run, reader };
}

export const exportMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  Object.fromEntries(
    Object.entries(letters).map(([kind, write]): [string, WriteMail] => [
      kind,
      async (db, facts, times) => {
        const letter = await write(db, facts, times);
        return letter && layOutStaffMail(publicUrl, letter);
      },
    ]),
  );
