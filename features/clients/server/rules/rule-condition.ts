/** A rule as SQL over a client's id. It is true or false, never null. */
import {
  hasSomeTag,
  isCustomerSince,
  isLivingCustomer,
  isOfKind,
  isOfStanding,
} from '#features/accounts/server/clients/client-conditions.store.ts';
import type { ClientFact } from '#features/accounts/server/clients/shop-clients.store.ts';
import {
  livesInCity,
  livesInPostalCodes,
  livesInState,
} from '#features/addresses/server/client-cities.store.ts';
import { isRepresentedBy, isUnrepresented } from '#features/delegation/server/represented-by.store.ts';
import { boughtSince, lastPurchaseDay } from '#features/orders/server/store/client-figures.store.ts';
import { hasOwnTable } from '#features/pricing/server/groups/automatic-members.store.ts';
import { timeZoneOf, todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { Instant, SupplierScope } from '#kernel/scope.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { startOfDay } from '#kernel/time/time-zone.ts';
import type { GroupRule, RuleCondition } from '../../domain/rules/group-rule.ts';
import { bothFacts, factBound, factDay, joinedFacts } from './joined-facts.store.ts';

export interface RuleMoment {
  readonly supplier: SupplierScope;
  readonly now: Instant;
}

/** Who meets the rule; nobody whose personal data has been deleted. */
export const meetsRule = (moment: RuleMoment, { join, conditions }: GroupRule): ClientFact =>
  bothFacts(
    isLivingCustomer(moment.supplier.id),
    joinedFacts(
      join,
      conditions.map((condition) => factOf(moment, condition)),
    ),
  );

function factOf(moment: RuleMoment, condition: RuleCondition): ClientFact {
  const { id } = moment.supplier;
  const beginOf = (day: string | undefined): Instant | undefined =>
    day === undefined ? undefined : startOfDay(day, timeZoneOf(moment.supplier));
  const since = (days: number): string => addDays(todayOf(moment), 1 - days);
  switch (condition.kind) {
    case 'last-purchase':
      return factDay(lastPurchaseDay(id), condition.when, since(condition.days));
    case 'never-bought':
      return factDay(lastPurchaseDay(id), 'never');
    case 'orders':
      return factBound(boughtSince(id, 'orders', since(condition.days)), condition.bound, condition.count);
    case 'spent':
      return factBound(boughtSince(id, 'total', since(condition.days)), condition.bound, condition.amount);
    case 'client-kind':
      return isOfKind(condition.clientKind);
    case 'states':
      return livesInState(condition.states);
    case 'cities':
      return livesInCity(condition.cities);
    case 'postal-codes':
      return livesInPostalCodes(condition.ranges);
    case 'registered':
      return isCustomerSince(id, { from: beginOf(condition.from), before: beginOf(condition.before) });
    case 'representative':
      return condition.userId === null ? isUnrepresented(id) : isRepresentedBy(id, condition.userId);
    case 'tags':
      return hasSomeTag(id, condition.tags);
    case 'price-table':
      return hasOwnTable(id, condition.tableId);
    case 'standing':
      return isOfStanding(id, condition.standing);
  }
}
