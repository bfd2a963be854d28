import { Button } from '#platform/ui/button.tsx';
import type { ButtonTone } from '#platform/ui/button-style.ts';

interface FormButtonsProps {
  readonly label: string;
  readonly tone?: ButtonTone;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The foot of a form within a page. */
export const FormButtons = ({ label, tone = 'primary', busy, onCancel }: FormButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" tone={tone} busy={busy}>
      {label}
    </Button>
    <Button tone="quiet" onClick={onCancel}>
      Cancelar
    </Button>
  </div>
);
