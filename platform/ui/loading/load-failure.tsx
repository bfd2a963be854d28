import { type FailureKind, failureKind } from '#platform/web/failure-kind.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';

interface LoadFailureProps {
  /** 'Não foi possível carregar as faturas' */
  readonly title: string;
  readonly error: unknown;
  readonly again: () => unknown;
  readonly busy?: boolean;
}

/** Replaces a part that could not be loaded: says what happened and offers a retry. The rest of the page stays. */
export function LoadFailure({ title, error, again, busy = false }: LoadFailureProps) {
  return (
    <Alert
      tone="error"
      announced
      title={title}
      actions={
        <Button size="sm" busy={busy} onClick={() => void again()}>
          Tentar de novo
        </Button>
      }
    >
      {failureWords(error)}
    </Alert>
  );
}

const words: Readonly<Record<Exclude<FailureKind, 'refused'>, string>> = {
  offline: 'Você está sem conexão. Verifique sua internet.',
  unreachable: 'A loja não respondeu. Verifique sua internet.',
  busy: 'Muitas solicitações. Aguarde um minuto.',
  expired: 'Sessão expirada, efetue login novamente.',
  broken: 'A loja teve um problema ao responder. Tente de novo em instantes.',
};

/** The error's text: the server's own if it refused the call. */
function failureWords(error: unknown): string {
  const kind = failureKind(error);
  return kind === 'refused' ? (error as Error).message : words[kind];
}
