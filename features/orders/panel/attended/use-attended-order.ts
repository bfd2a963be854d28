import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { normalCode } from '#features/coupons/domain/coupon-code.ts';
import type { DeliveryChoice } from '#features/delivery/domain/choose.ts';
import { answersTo } from '#features/suppliers/domain/characteristic.ts';
import { defined } from '#kernel/defined.ts';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useDebounced } from '#platform/ui/use-debounced.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  type AttendedDraft,
  type ShownPreview,
  type ShownTerms,
  wantedPreviewToWire,
} from '../../contract/attended/attended-order.wire.ts';
import type { OrderTotals } from '../../domain/placed-order.ts';
import { attendedKey, attendedTermsQuery, previewQuery } from './attended-queries.ts';
import { type MadeOrder, makeOrder } from './make-order.ts';
import { type DraftFields, givenAnswers, wantedLines } from './order-draft.ts';
import {
  cartLinesOf,
  deliveryOf,
  missingOf,
  type Standing,
  standingOrder,
  totalsOf,
} from './standing-order.ts';

/** Milliseconds without typing before it is priced. */
const TYPING = 350;

/** What its maker saw when they pressed the button. */
export interface Seen {
  readonly preview: ShownPreview;
  readonly totals: OrderTotals;
}

export interface AttendedOrder {
  readonly form: PanelForm<DraftFields>;
  readonly fields: DraftFields;
  readonly terms: ShownTerms | undefined;
  readonly termsError: Error | null;
  readonly retryTerms: () => void;
  readonly standing: Standing | undefined;
  /** The last answer; older than the draft while it is priced. */
  readonly preview: ShownPreview | undefined;
  readonly previewError: Error | null;
  readonly retryPreview: () => void;
  /** Prices of what stands in the form are on their way. */
  readonly pricing: boolean;
  readonly choice: DeliveryChoice | undefined;
  readonly totals: OrderTotals | undefined;
  readonly missing: readonly string[];
  /** Of the attempt that was refused. */
  readonly seen: Seen | undefined;
}

interface Draft {
  readonly found: DraftFields;
  readonly key: string;
  readonly onChange: (fields: DraftFields) => void;
  readonly onMade: (made: MadeOrder, fields: DraftFields) => unknown;
}

/** An order for a client while it is made: its fields, and what they come to at the client's prices. */
export function useAttendedOrder({ found, key, onChange, onMade }: Draft): AttendedOrder {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<Seen>();
  const form: PanelForm<DraftFields> = usePanelForm<DraftFields, MadeOrder>({
    values: found,
    save: async (typed) => {
      const order = wholeOrder(typed, known);
      if (order === undefined || preview === undefined || totals === undefined)
        throw new Error('the order is not whole');
      setSeen({ preview, totals });
      try {
        return await makeOrder(api, shop.id, clientId, order, key);
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey: attendedKey(shop.id) });
        throw error;
      }
    },
    onSaved: onMade,
  });
  const fields = form.form.watch();
  const clientId = fields.client?.id ?? '';
  const stored = JSON.stringify(fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the fields, which are new at each render
  useEffect(() => onChange(fields), [stored, onChange]);

  const termsOf = useQuery(attendedTermsQuery(api, shop.id, clientId));
  const terms = clientId === '' ? undefined : termsOf.data;
  const standing = terms && standingOrder(terms, fields);
  const coupon = normalCode(fields.coupon);
  const wanted =
    standing &&
    JSON.stringify(
      wantedPreviewToWire({
        lines: cartLinesOf(fields),
        deliveryType: standing.type,
        ...defined({
          addressId: standing.address?.id,
          paymentMethodId: standing.method?.id,
          coupon: coupon === '' ? undefined : coupon,
        }),
      }),
    );
  const settled = useDebounced(wanted, TYPING);
  const isPriced = settled !== undefined && terms !== undefined && wantedLines(fields.lines).length > 0;
  const pricedOf = useQuery({ ...previewQuery(api, shop.id, clientId, settled ?? ''), enabled: isPriced });
  const preview = isPriced ? pricedOf.data : undefined;
  const pricing = isPriced && (settled !== wanted || pricedOf.isPlaceholderData || pricedOf.isFetching);
  const choice = preview && deliveryOf(preview, fields);
  const totals = preview && totalsOf(preview, choice);
  const known = terms && standing && { terms, standing, preview, choice, totals };
  return {
    form,
    fields,
    terms,
    termsError: termsOf.error,
    retryTerms: () => void termsOf.refetch(),
    standing,
    preview,
    previewError: pricedOf.error,
    retryPreview: () => void pricedOf.refetch(),
    pricing,
    choice,
    totals,
    missing: known === undefined ? [] : missingOf(fields, known),
    seen,
  };
}

interface Known {
  readonly terms: ShownTerms;
  readonly standing: Standing;
  readonly choice: DeliveryChoice | undefined;
  readonly totals: OrderTotals | undefined;
}

function wholeOrder(fields: DraftFields, known: Known | undefined): AttendedDraft | undefined {
  if (known === undefined) return undefined;
  const { terms, standing, choice, totals } = known;
  const { type, address, method } = standing;
  if (choice === undefined || totals === undefined || method === undefined) return undefined;
  const answers = answersTo(terms.questions, givenAnswers(fields));
  const coupon = normalCode(fields.coupon);
  const { option, slot } = choice;
  return {
    lines: cartLinesOf(fields),
    deliveryType: type,
    optionId: option.id,
    paymentMethodId: method.id,
    note: fields.note.trim(),
    customerOrderNumber: fields.customerOrderNumber.trim(),
    ...defined({
      addressId: address?.id,
      storeId: type === 'pickup' ? option.id : undefined,
      slot: slot === undefined ? undefined : { slotId: slot.slotId, date: slot.date },
      coupon: coupon === '' ? undefined : coupon,
      adult: fields.adult ? (true as const) : undefined,
      answers: answers.ok && answers.value.length > 0 ? answers.value : undefined,
    }),
    seenTotal: totals.total,
  };
}
