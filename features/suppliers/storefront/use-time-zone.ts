import type { TimeZone } from '#kernel/time/time-zone.ts';
import { timeZoneOf } from '../domain/time-zone.ts';
import { useShop } from './shop-context.ts';

/** The current shop's, in which dates and times are shown, wherever the browser is. */
export const useTimeZone = (): TimeZone => timeZoneOf(useShop());
