import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { isTemporary } from './send-waiting.ts';
import type { Upload, Uploads } from './uploads.ts';

interface UploadFailuresProps {
  readonly uploads: Uploads;
  readonly failed: readonly Upload[];
  /** Of several files at once: each with its name, and may be discarded. */
  readonly named: boolean;
}

const NOT_SENT = 'O arquivo não foi enviado. Verifique a conexão e tente de novo.';

/** A file that the shop has refused would be refused again. */
const mayRetry = (failure: unknown): boolean => !(failure instanceof ApiRefusal) || isTemporary(failure);

export const UploadFailures = ({ uploads, failed, named }: UploadFailuresProps) =>
  failed.map(({ id, file, failure }) => {
    const actions = [
      mayRetry(failure) && (
        <Button key="again" size="sm" onClick={() => uploads.retry(id)}>
          Tentar de novo
        </Button>
      ),
      named && (
        <Button key="discard" size="sm" tone="quiet" onClick={() => uploads.discard(id)}>
          Descartar
        </Button>
      ),
    ].filter(Boolean);
    return (
      <Alert
        key={id}
        tone="error"
        announced
        {...(named ? { title: file.name } : {})}
        actions={actions.length > 0 ? actions : undefined}
      >
        {failure instanceof ApiRefusal ? failure.message : NOT_SENT}
      </Alert>
    );
  });
