/** A company's tree as the shop's staff see it. */
import type { LinkedUser } from '#features/delegation/domain/linked-user.ts';
import type { ClientId } from '#kernel/ids.ts';
import { add, type Money } from '#kernel/money.ts';

/** Days of `bought`: today and those before. */
export const COMPANY_DAYS = 90;

export interface Purchases {
  readonly count: number;
  readonly spent: Money;
}

export interface Company {
  readonly clientId: ClientId;
  readonly name: string;
  readonly document: string | null;
  readonly city: string;
  readonly users: readonly LinkedUser[];
  readonly creditLimit: Money;
  readonly creditUsed: Money;
  /** In the last `COMPANY_DAYS`. */
  readonly bought: Purchases;
}

export interface CompanyInTree extends Company {
  /** 1 for the head of the tree. */
  readonly level: number;
  readonly parentId?: ClientId;
  /** Counts the changes of the company's place. */
  readonly version: number;
}

/** A client with the same root of the CNPJ, outside of the tree. */
export interface SuggestedCompany {
  readonly clientId: ClientId;
  readonly name: string;
  readonly document: string;
  /** As what it would be linked: above the company of the page, or below it. */
  readonly as: 'parent' | 'branch';
  readonly version: number;
}

export interface CompanyPage {
  /** The company that was asked for is one of them, also if it is alone. */
  readonly companies: readonly CompanyInTree[];
  readonly suggested: readonly SuggestedCompany[];
}

type Sums = Pick<Company, 'creditLimit' | 'creditUsed' | 'bought'>;

/** Of the whole tree. */
export const treeSums = (companies: readonly Sums[]): Sums => ({
  creditLimit: add(...companies.map(({ creditLimit }) => creditLimit)),
  creditUsed: add(...companies.map(({ creditUsed }) => creditUsed)),
  bought: {
    count: companies.reduce((sum, { bought }) => sum + bought.count, 0),
    spent: add(...companies.map(({ bought }) => bought.spent)),
  },
});
