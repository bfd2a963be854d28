import type { SupplierId } from '#kernel/ids.ts';
import { ZERO } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { type AreaBounds, coversSomething, type DeliveryTerms } from '../../domain/area.ts';
import { putArea } from './delivery-area.store.ts';

export interface NewDeliveryArea extends Pick<DeliveryTerms, 'fee' | 'rule' | 'freeFrom' | 'cutOff'> {
  readonly name: string;
  readonly bounds: AreaBounds;
  /** Where areas overlap, the lowest position wins. */
  readonly position: number;
  readonly minimumOrder?: DeliveryTerms['minimumOrder'];
  readonly leadHours?: DeliveryTerms['leadHours'];
}

const USUAL_LEAD_HOURS = 2;

/** Creates an area, or updates the supplier's area of the same name. */
export async function createDeliveryArea(
  db: Db,
  supplierId: SupplierId,
  area: NewDeliveryArea,
): Promise<void> {
  if (!coversSomething(area.bounds)) throw new RangeError(`the delivery area ${area.name} covers nothing`);
  await putArea(db, { minimumOrder: ZERO, leadHours: USUAL_LEAD_HOURS, ...area, supplierId, id: newId() });
}
