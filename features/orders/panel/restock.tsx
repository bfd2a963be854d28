import { Checkbox } from '#platform/ui/forms/checkbox.tsx';

interface RestockProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether a cancelled order's goods can be sold again. */
export const Restock = ({ checked, onChange }: RestockProps) => (
  <Checkbox
    label="Devolver os produtos ao estoque"
    hint="Desmarque se eles não podem mais ser vendidos: quebrados, perdidos ou já consumidos."
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);
