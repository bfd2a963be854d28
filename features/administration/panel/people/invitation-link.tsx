import { CopyButton } from '#platform/panel/pieces/copy-button.tsx';
import { Alert } from '#platform/ui/alert.tsx';

/** The link of a new invitation, shown once: the inviting person hands it over. */
export const InvitationLink = ({ name, link }: { readonly name: string; readonly link: string }) => (
  <Alert tone="success" announced title={`Convite para ${name}`}>
    <p>Envie este link à pessoa. Ele vale por sete dias, uma vez, e só aparece agora.</p>
    <p className="my-2 rounded-md bg-surface px-3 py-2 font-mono text-sm wrap-anywhere">{link}</p>
    <CopyButton text={link} label="Copiar link" />
  </Alert>
);
