import { Alert } from '#platform/ui/alert.tsx';
import { ApiRefusal } from '#platform/web/api.ts';

interface RefusedProps {
  readonly error: Error | null;
  /** Where the failure has no words of its own. */
  readonly otherwise: string;
}

/** Why what was asked did not happen; nothing where there is no error. */
export function Refused({ error, otherwise }: RefusedProps) {
  if (error === null) return null;
  return (
    <Alert tone="error" announced>
      {error instanceof ApiRefusal && error.problem.message !== undefined ? error.message : otherwise}
    </Alert>
  );
}
