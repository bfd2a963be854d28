/** A table's name, and when and where it applies, as its form holds them and as they are sent. */
import type { Zoned } from '#features/suppliers/domain/time-zone.ts';
import type { SalesChannel } from '../../domain/buyer.ts';
import type { TableTerms } from '../../domain/offer.ts';
import { ALWAYS, type PriceTable } from '../../domain/price-table.ts';
import { momentOfField, shopClock } from '../shop-clock.ts';

export interface TableDraft {
  readonly name: string;
  /** 'YYYY-MM-DDTHH:mm' by the shop's clock; '': open. */
  readonly from: string;
  readonly until: string;
  readonly channels: string[];
}

export const NEW_TABLE: TableDraft = { name: '', from: '', until: '', channels: [] };

/** Fields of the wire by their name in the form. */
export const TABLE_FIELDS = { nome: 'name', inicio: 'from', fim: 'until', canais: 'channels' } as const;

/** The field that a refusal is about. */
export const ABOUT_FIELDS = { 'ends-before-it-starts': 'until' } as const;

export const TABLE_LABELS = {
  name: 'Nome',
  from: 'Início',
  until: 'Fim',
  channels: 'Por onde compra',
} as const;

export const tableDraft = (
  { name, validity, channels }: Pick<PriceTable, 'name' | keyof TableTerms>,
  shop: Zoned,
): TableDraft => ({
  name,
  from: shopClock(validity.from, shop),
  until: shopClock(validity.until, shop),
  channels: [...channels],
});

export const tableDraftToWire = (
  { name, from, until, channels }: TableDraft,
  shop: Zoned,
  /** What the server has. */
  { validity }: TableTerms = ALWAYS,
) => ({
  nome: name,
  inicio: momentOfField(from, shop, validity.from) ?? null,
  fim: momentOfField(until, shop, validity.until) ?? null,
  canais: channels as SalesChannel[],
});
