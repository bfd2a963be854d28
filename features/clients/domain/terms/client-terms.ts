/** What a shop agreed with one client, with the shop's payment methods beside it: what the client's page shows and edits. */
import type { AgreedTerms } from '#features/accounts/domain/client-terms.ts';
import type { PanelMethod } from '#features/payments/domain/method-draft.ts';
import type { PaymentKind } from '#features/payments/domain/method-settings.ts';
import { isForGroups } from '#features/payments/domain/payment-method.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';

/** A payment method of the shop, and whether it would be the client's without any agreement. */
export interface TermMethod {
  readonly id: PaymentMethodId;
  readonly name: string;
  readonly kind: PaymentKind;
  readonly active: boolean;
  /** Days from the order on which its parts are due; only for kind 'on-account'. */
  readonly days: readonly number[];
  /** The client groups that it is limited to; none: it is for everybody. */
  readonly groups: readonly string[];
  /** By the shop's general rule. */
  readonly usual: boolean;
}

export interface ClientTermsPage {
  readonly agreed: AgreedTerms;
  readonly methods: readonly TermMethod[];
}

/** What staff change at once. */
export type TermsDraft = Omit<AgreedTerms, 'version'>;

export const termMethod = (method: PanelMethod, groupsOfClient: readonly string[]): TermMethod => ({
  id: method.id,
  name: method.name,
  kind: method.kind,
  active: method.active,
  days: method.onAccount?.days ?? [],
  groups: method.groups,
  usual: isForGroups(method.groups, groupsOfClient),
});

/** What the client may pay by: its own methods, else those of the general rule; inactive ones are offered to nobody. */
export const methodsOfClient = ({ agreed, methods }: ClientTermsPage): readonly TermMethod[] =>
  methods.filter(({ id, active, usual }) => active && (agreed.paymentMethodIds?.includes(id) ?? usual));
