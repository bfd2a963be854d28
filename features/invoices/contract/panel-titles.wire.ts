import { isOverdue, type Title, type TitleDraft } from '#features/payments/domain/title.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { isDay } from '#kernel/time/calendar.ts';
import { parseMoment } from '#platform/contract/parse-moment.ts';
import { shownTitleToWire } from './invoices.wire.ts';
import type { WirePanelTitle, WireTitleDraft } from './panel-titles.schema.ts';
import type { PanelTitleRefusal } from './title-texts.ts';

export const panelTitleToWire = (title: Title, today: string): WirePanelTitle => ({
  ...shownTitleToWire({ ...title, overdue: isOverdue(title, today) }),
  idclientedevedor: title.clientId,
});

type Draft = Result<TitleDraft, { readonly code: PanelTitleRefusal }>;

export function titleDraftFromWire(wire: WireTitleDraft): Draft {
  const { documento, idclientedevedor, valor, emissao, vencimento, linhadigitavel, usaCredito, pagoEm } =
    wire;
  if (documento.trim() === '') return refuse({ code: 'no-document' });
  if (!isDay(emissao) || !isDay(vencimento)) return refuse({ code: 'no-such-day' });
  const amount = exactReais(valor);
  if (amount === undefined) return refuse({ code: 'not-exact' });
  const paidAt = pagoEm === undefined ? undefined : instantFromText(pagoEm);
  if (pagoEm !== undefined && paidAt === undefined) return refuse({ code: 'no-such-moment' });
  return accept({
    document: documento.trim(),
    clientId: idclientedevedor,
    amount,
    issuedOn: emissao,
    dueOn: vencimento,
    usesCredit: usaCredito ?? true,
    ...defined({ line: linhadigitavel, paidAt }),
  });
}

/** Undefined for fractions of centavos. */
export const exactReais = (reais: number) =>
  Math.abs(reais * 100 - Math.round(reais * 100)) < 1e-6 ? fromReais(reais) : undefined;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Undefined unless it is a valid ISO 8601 instant with a time zone. */
export function instantFromText(text: string): Instant | undefined {
  const instant = MOMENT.test(text) && isDay(text.slice(0, 10)) ? parseMoment(text) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}
