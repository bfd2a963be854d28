import { CopyButton } from '#platform/panel/pieces/copy-button.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';

interface ShownKeyProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** A new key, which is shown once. */
export const ShownKey = ({ secret, onClose }: ShownKeyProps) => (
  <>
    <Alert tone="warn" announced>
      Copie a chave agora: ela não será mostrada de novo.
    </Alert>
    <p className="wrap-anywhere rounded-md bg-sunken px-3 py-2 font-mono text-sm">{secret}</p>
    <div className="flex flex-wrap gap-2">
      <CopyButton text={secret} label="Copiar chave" />
      <Button size="sm" tone="primary" onClick={onClose}>
        Já copiei
      </Button>
    </div>
  </>
);
