import { type FailureKind, failureKind } from '#platform/web/failure-kind.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';

interface LoadFailureProps {
  /** 'Não foi possível carregar as faturas' */
  readonly title: string;
  readonly error: unknown;
  /** Asks for it once more. */
  readonly again: () => unknown;
  readonly busy?: boolean;
}

/** In the place of a part that could not be loaded: what happened, and once more. The page around it stays. */
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

/** What happened; the server's own words, where it refused. */
function failureWords(error: unknown): string {
  const kind = failureKind(error);
  return kind === 'refused' ? (error as Error).message : words[kind];
}
