import { type FormEvent, useState } from 'react';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';

interface RequestAgainDialogProps {
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onSend: (message: string) => void;
  readonly onClose: () => void;
}

export function RequestAgainDialog({ busy, failure, onSend, onClose }: RequestAgainDialogProps) {
  const [message, write] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = message.trim();
    setMissing(said === '');
    if (said !== '') onSend(said);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pedir o orçamento de novo"
      description="Ele volta para a análise da loja, com os mesmos itens."
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <TextArea
          label="O que você gostaria?"
          hint="Por exemplo: outro preço, outro prazo, frete menor."
          rows={4}
          maxLength={300}
          value={message}
          onChange={(event) => write(event.target.value)}
          error={missing && message.trim() === '' ? 'Conte para a loja o que você gostaria.' : undefined}
        />
        {failure !== undefined && (
          <Alert tone="error" announced>
            {failure}
          </Alert>
        )}
        <div className="flex flex-col gap-2.5 sm:flex-row-reverse sm:justify-start">
          <Button type="submit" tone="primary" busy={busy}>
            Enviar à loja
          </Button>
          <Button onClick={onClose}>Voltar</Button>
        </div>
      </form>
    </Dialog>
  );
}
