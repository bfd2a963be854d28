import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';

interface ListFailureProps {
  readonly failure: Error;
  readonly retry: () => void;
}

/** Shows the message of an expected error (a string response), otherwise a general sentence. Spec 8. */
export function ListFailure({ failure, retry }: ListFailureProps) {
  return (
    <Alert
      tone="warn"
      title="Não foi possível carregar os produtos"
      announced
      actions={
        <Button size="sm" onClick={retry}>
          Tentar de novo
        </Button>
      }
    >
      {failure.name === 'ApiRefusal' ? failure.message : 'Verifique sua conexão e tente novamente.'}
    </Alert>
  );
}
