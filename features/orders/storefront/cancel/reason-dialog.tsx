import { type FormEvent, useState } from 'react';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { RadioCard } from '#platform/ui/forms/radio-card.tsx';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';

export interface ReasonDialogProps {
  readonly title: string;
  readonly description: string;
  /** The usual reasons; a free text is always possible. */
  readonly reasons: readonly string[];
  readonly action: string;
  readonly back: string;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

const OTHER = 'Outro motivo';

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, reasons, action, back, busy, failure, onReason, onClose } = props;
  const [chosen, choose] = useState('');
  const [written, write] = useState('');
  const [missing, setMissing] = useState(false);
  const reason = chosen === OTHER ? written.trim() : chosen;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason !== '') onReason(reason);
  };
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <RadioGroup legend="Por quê?" error={missing && chosen === '' ? 'Escolha um motivo.' : undefined}>
          {[...reasons, OTHER].map((each) => (
            <RadioCard
              key={each}
              name="motivo"
              title={each}
              checked={chosen === each}
              onChange={() => choose(each)}
            />
          ))}
        </RadioGroup>
        {chosen === OTHER && (
          <TextArea
            label="Conte para a loja"
            maxLength={300}
            value={written}
            onChange={(event) => write(event.target.value)}
            error={missing && reason === '' ? 'Escreva o motivo.' : undefined}
          />
        )}
        {failure !== undefined && (
          <Alert tone="error" announced>
            {failure}
          </Alert>
        )}
        <div className="flex flex-col gap-2.5 sm:flex-row-reverse sm:justify-start">
          <Button type="submit" tone="danger" busy={busy}>
            {action}
          </Button>
          <Button data-safe-button onClick={onClose}>
            {back}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
