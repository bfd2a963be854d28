/** Rules a second time, over a client as a value, as plainly as they can be said. */
import type { ApprovalState } from '#features/accounts/domain/applicant.ts';
import type { UserTag } from '#features/suppliers/domain/tags/user-tags.ts';
import { daysBetween } from '#kernel/time/calendar.ts';
import { dayAt, type TimeZone } from '#kernel/time/time-zone.ts';
import type { Bound, GroupRule, RuleCondition } from '../rules/group-rule.ts';

export interface OracleClient {
  readonly id: string;
  readonly kind: 'person' | 'company';
  readonly forgotten: boolean;
  readonly standing: ApprovalState;
  readonly tags: readonly UserTag[];
  readonly since: number;
  readonly addresses: readonly OracleAddress[];
  /** By day. */
  readonly purchases: readonly { readonly day: string; readonly orders: number; readonly total: number }[];
  /** Those who represent the shop now. */
  readonly representatives: readonly string[];
  readonly tableId: string | null;
}

export interface OracleAddress {
  readonly id: string;
  readonly state: string;
  readonly city: string;
  readonly postalCode: string;
  readonly primary: boolean;
  readonly billing: boolean;
  readonly deleted: boolean;
}

interface Moment {
  readonly today: string;
  readonly zone: TimeZone;
}

export function oracleMeets(client: OracleClient, { join, conditions }: GroupRule, moment: Moment): boolean {
  if (client.forgotten) return false;
  const answers = conditions.map((condition) => holds(client, condition, moment));
  return join === 'all' ? !answers.includes(false) : answers.includes(true);
}

function holds(client: OracleClient, condition: RuleCondition, { today, zone }: Moment): boolean {
  const ago = (day: string): number => daysBetween(day, today);
  const recent = (days: number) => client.purchases.filter(({ day }) => ago(day) < days);
  const home = mainAddress(client);
  switch (condition.kind) {
    case 'last-purchase': {
      const isRecent = recent(condition.days).length > 0;
      return condition.when === 'within' ? isRecent : client.purchases.length > 0 && !isRecent;
    }
    case 'never-bought':
      return client.purchases.length === 0;
    case 'orders': {
      const orders = recent(condition.days).reduce((sum, one) => sum + one.orders, 0);
      return within(orders, condition.bound, condition.count);
    }
    case 'spent': {
      const total = recent(condition.days).reduce((sum, one) => sum + one.total, 0);
      return within(total, condition.bound, condition.amount);
    }
    case 'client-kind':
      return client.kind === condition.clientKind;
    case 'states':
      return home !== undefined && condition.states.includes(home.state);
    case 'cities':
      return home !== undefined && condition.cities.some((city) => plain(city) === plain(home.city));
    case 'postal-codes':
      return (
        home !== undefined &&
        condition.ranges.some(
          ({ from, to }) => Number(from) <= Number(home.postalCode) && Number(home.postalCode) <= Number(to),
        )
      );
    case 'registered': {
      const day = dayAt(client.since, zone);
      const { from = day, before } = condition;
      return from <= day && (before === undefined || day < before);
    }
    case 'representative':
      return condition.userId === null
        ? client.representatives.length === 0
        : client.representatives.includes(condition.userId);
    case 'tags':
      return condition.tags.some((tag) => client.tags.includes(tag));
    case 'price-table':
      return client.tableId === condition.tableId;
    case 'standing':
      return client.standing === condition.standing;
  }
}

const within = (figure: number, bound: Bound, limit: number): boolean =>
  bound === 'at-least' ? figure >= limit : figure <= limit;

function mainAddress({ addresses }: OracleClient): OracleAddress | undefined {
  const own = addresses.filter(({ billing, deleted }) => !billing && !deleted);
  return own.find(({ primary }) => primary) ?? own.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
