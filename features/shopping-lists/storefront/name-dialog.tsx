import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { MAX_NAME_LENGTH, tidyName } from '../domain/list-name.ts';

interface NameDialogProps {
  readonly title: string;
  readonly action: string;
  readonly initial?: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** If it rejects, the error is shown and the dialog stays open. */
  readonly onName: (name: string) => Promise<void>;
}

export function NameDialog({ title, action, initial = '', children, onClose, onName }: NameDialogProps) {
  const form = useId();
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<'no-name' | Error>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const called = tidyName(name);
    if (called === '') return setProblem('no-name');
    setBusy(true);
    try {
      await onName(called);
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error());
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="submit" form={form} tone="primary" busy={busy}>
            {action}
          </Button>
          <Button onClick={onClose}>Cancelar</Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4" noValidate>
        {children}
        <TextField
          label="Nome da lista"
          placeholder="Compras da semana"
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          error={problem === 'no-name' ? 'Dê um nome à lista.' : undefined}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        {problem instanceof Error && <ListRefused error={problem} />}
      </form>
    </Dialog>
  );
}

export function ListRefused({ error }: { readonly error: Error }) {
  return (
    <Alert tone="error" announced>
      {error instanceof ApiRefusal
        ? error.message
        : 'Não foi possível salvar. Verifique a conexão e tente novamente.'}
    </Alert>
  );
}
