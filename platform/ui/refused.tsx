import { ApiRefusal } from '#platform/web/api.ts';
import { Alert } from './alert.tsx';

interface RefusedProps {
  readonly error: Error | null;
  /** Fallback when the error has no text of its own. */
  readonly otherwise: string;
}

/** Error text of a failed request; renders nothing without an error. */
export function Refused({ error, otherwise }: RefusedProps) {
  if (error === null) return null;
  return (
    <Alert tone="error" announced>
      {error instanceof ApiRefusal && error.problem.message !== undefined ? error.message : otherwise}
    </Alert>
  );
}
