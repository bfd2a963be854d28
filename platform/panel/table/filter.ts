import type { SelectOption } from '#platform/ui/forms/select.tsx';

/** A filter of a list: its control, and its names in the address and on the wire. */
export type Filter =
  | {
      readonly kind: 'options';
      /** Its name in the address and on the wire. */
      readonly name: string;
      readonly label: string;
      readonly options: readonly SelectOption[];
      /** What is listed without a choice; "Todos" if absent. */
      readonly prompt?: string;
    }
  /** Two days of the shop's calendar, both inclusive. */
  | { readonly kind: 'days'; readonly from: string; readonly to: string; readonly label: string };
