import { type FormEvent, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { Refused } from '#platform/ui/refused.tsx';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** 'Cancelar o pedido 100001?' */
  readonly title: string;
  readonly text?: string;
  /** What the button does, as a verb: 'Cancelar pedido'. */
  readonly action: string;
  /** Cannot be undone, or takes something away. */
  readonly danger?: boolean;
  /** Asks why. */
  readonly reason?: { readonly label: string; readonly required?: boolean; readonly maxLength?: number };
  /** Further fields. */
  readonly children?: ReactNode;
  /** Done when it resolves: the dialog closes. A refusal is shown in it. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
}

/** Asks before something is done. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.open && (
    <Suspense>
      <Question {...props} />
    </Suspense>
  );

function Question(props: ConfirmDialogProps) {
  const { onClose, title, text, action, danger = false, reason, children, onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [fault, setFault] = useState<string>();
  const confirm = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    const field = event.currentTarget.querySelector('textarea');
    const typed = field?.value.trim() ?? '';
    if (reason?.required === true && typed === '') {
      setFault('Diga por quê.');
      field?.focus();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await onConfirm(typed);
      onClose();
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
      setBusy(false);
    }
  };
  /** What is changed has not been refused yet. */
  const forget = (): void => {
    setError(null);
    setFault(undefined);
  };
  return (
    <Dialog open onClose={onClose} title={title} {...(text === undefined ? {} : { description: text })}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void confirm(event)}
        onChange={forget}
        className="flex flex-col gap-4"
      >
        <Refused error={error} otherwise="Não foi possível concluir. Tente de novo." />
        {children}
        {reason !== undefined && (
          <TextArea
            label={reason.label}
            optional={reason.required !== true}
            maxLength={reason.maxLength ?? 500}
            error={fault}
          />
        )}
        <div className="flex flex-col gap-2.5 sm:flex-row-reverse sm:justify-start">
          <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={busy}>
            {action}
          </Button>
          <Button tone="quiet" data-safe-button={danger || undefined} onClick={onClose}>
            Voltar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
