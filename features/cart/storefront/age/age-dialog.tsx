import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { standAlone } from '#platform/ui/stand-alone.tsx';
import { type BirthDate, isOfAge, parseBirthDate } from '../../domain/age.ts';
import { declareAge } from './age-declared.ts';

/** Asks for the date of birth; calls `goOn` if the shopper is of age. Spec 2, age-check modal. */
export function openAgeDialog(goOn: () => void): void {
  if (document.getElementById(FORM) !== null) return;
  const before = document.activeElement;
  const close = standAlone(
    <AgeDialog
      onAdult={() => {
        declareAge();
        end();
        goOn();
      }}
      onClose={() => end()}
    />,
  );
  const end = (): void => {
    close();
    if (before instanceof HTMLElement) before.focus();
  };
}

const FORM = 'age-form';

interface AgeDialogProps {
  readonly onAdult: () => void;
  readonly onClose: () => void;
}

function AgeDialog({ onAdult, onClose }: AgeDialogProps) {
  const note = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const answer = (event: FormEvent): void => {
    event.preventDefault();
    const birth = parseBirthDate(text);
    if (birth === undefined) setError('Escreva dia, mês e ano, como 25/12/1990.');
    else if (isOfAge(birth, today())) onAdult();
    else window.location.assign(minorsPage());
  };
  return (
    <Dialog open onClose={onClose} title="Você tem 18 anos ou mais?">
      <form id={FORM} noValidate onSubmit={answer} className="flex flex-col gap-4">
        <p className="text-ink-2">
          Este produto é só para maiores de 18 anos. A data não é guardada: só fica no pedido que você
          declarou ter a idade.
        </p>
        <TextField
          label="Data de nascimento"
          hint="Dia, mês e ano: 25/12/1990"
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
          value={text}
          error={error}
          onChange={(event) => {
            setText(withSlashes(event.target.value));
            setError(undefined);
          }}
        />
        <p id={note} className="text-ink-2 text-sm">
          Na entrega ou na retirada, um documento com foto será pedido. Sem ele, o produto volta para a loja.
        </p>
        <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
          <Button type="submit" tone="primary" wide aria-describedby={note}>
            Confirmar
          </Button>
          <Button wide onClick={() => window.location.assign(minorsPage())}>
            Tenho menos de 18
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** While typing, '2512' becomes '25/12/'. Text with slashes stays. */
function withSlashes(text: string): string {
  if (/[^\d]/.test(text)) return text;
  return text.replace(/^(\d{2})(\d{2})(\d{1,4})$/, '$1/$2/$3');
}

function today(): BirthDate {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()];
}

/** On a shop's own host, addresses have no slug. */
function minorsPage(): string {
  const shop =
    document.documentElement.dataset.shop === undefined ? window.location.pathname.split('/')[1] : '';
  return `${shop ? `/${shop}` : ''}/menor-de-idade`;
}
