import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { parseAccessKey } from '../../domain/shipments/access-key.ts';
import type { Shipment } from '../../domain/shipments/shipment.ts';
import { type TypedTracking, trackingOf } from '../status/tracking-of.ts';

/** As somebody typed them; empty texts are none. */
export interface TypedPapers {
  readonly tracking: TypedTracking;
  /** May be written in groups, as it is printed. */
  readonly invoiceKey: string;
}

export type ShipmentPapers = Pick<Shipment, 'tracking' | 'invoiceKey'>;

/** How a shipment can be followed, and its NF-e. */
export function papersOf({
  tracking: typed,
  invoiceKey,
}: TypedPapers): Result<ShipmentPapers, { readonly code: 'bad-tracking' | 'bad-invoice-key' }> {
  const tracking = trackingOf(typed);
  if (tracking === 'bad') return refuse({ code: 'bad-tracking' });
  const key = invoiceKey.replaceAll(/\s/g, '');
  if (key !== '' && parseAccessKey(key) === undefined) return refuse({ code: 'bad-invoice-key' });
  return accept(defined({ tracking, invoiceKey: key === '' ? undefined : key }));
}
