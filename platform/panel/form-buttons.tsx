import { Button } from '#platform/ui/button.tsx';
import type { ButtonTone } from '#platform/ui/button-style.ts';

interface FormButtonsProps {
  readonly label: string;
  readonly tone?: ButtonTone;
  readonly busy: boolean;
  /** Absent: there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

/** The foot of a form within a page. */
export const FormButtons = ({ label, tone = 'primary', busy, onCancel }: FormButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" tone={tone} busy={busy}>
      {label}
    </Button>
    {onCancel !== undefined && (
      <Button tone="quiet" onClick={onCancel}>
        Cancelar
      </Button>
    )}
  </div>
);
