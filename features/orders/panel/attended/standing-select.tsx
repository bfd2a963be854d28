import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Select, type SelectOption } from '#platform/ui/forms/select.tsx';
import type { DraftFields } from './order-draft.ts';

interface StandingSelectProps {
  readonly form: PanelForm<DraftFields>;
  readonly name: 'deliveryType' | 'addressId' | 'optionId' | 'slot' | 'paymentMethodId';
  readonly label: string;
  /** What applies: the wish where it is offered, else what is usual. */
  readonly standing: string;
  readonly options: readonly SelectOption[];
  readonly prompt?: string;
  readonly hint?: string;
}

/** A choice that always stands: what is usual applies until another is made. */
export const StandingSelect = ({ form, name, standing, ...select }: StandingSelectProps) => (
  <div className="min-w-0">
    <Select
      {...select}
      value={standing}
      onChange={({ currentTarget }) => form.form.setValue(name, currentTarget.value, { shouldDirty: true })}
      className="field-sm"
    />
  </div>
);
