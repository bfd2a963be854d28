import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Card } from '#platform/ui/card.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { DOCUMENT_KIND_NAMES } from '../../contract/registration/registration-document-texts.ts';
import { MAX_DOCUMENTS, type OwnDocuments } from '../../domain/registration/registration-document.ts';
import { DocumentList } from './document-list.tsx';
import { ownDocumentsQuery } from './documents-query.ts';
import { SendDocument } from './send-document.tsx';

interface RegistrationDocumentsProps {
  /** The client; absent: the applicant who was just refused for the missing approval. */
  readonly clientId?: string;
  /** Stands in a page of several parts. */
  readonly apart?: boolean;
}

/**
 * The documents by which a client proves the registration. Renders nothing where the shop asks for none and has none. Load it lazily: few
 * shops do.
 */
export function RegistrationDocuments({ clientId = 'applicant', apart = false }: RegistrationDocumentsProps) {
  const api = useApi();
  const { id: shopId } = useShop();
  const queryClient = useQueryClient();
  const titleId = useId();
  const query = ownDocumentsQuery(api, shopId, clientId);
  const { data: own } = useQuery(query);
  if (own === undefined || (!own.accepted && own.documents.length === 0)) return null;
  const take = (changed: OwnDocuments): void => {
    queryClient.setQueryData(query.queryKey, changed);
  };
  const content = (
    <>
      <div className="flex flex-col gap-1">
        <h2 id={titleId} className="text-lg">
          Documentos do cadastro
        </h2>
        <p className="text-ink-2 text-sm">
          {own.sentence || 'Envie os documentos que comprovam o seu cadastro. Só a equipe da loja os vê.'}
        </p>
      </div>
      <Requested own={own} />
      <DocumentList own={own} onChanged={take} />
      {own.accepted && own.documents.length < MAX_DOCUMENTS && <SendDocument own={own} onSent={take} />}
    </>
  );
  return apart ? (
    <Card as="section" aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      {content}
    </Card>
  ) : (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-sunken p-4"
    >
      {content}
    </section>
  );
}

/** What the shop asked this client for. */
function Requested({ own: { request, missing } }: { readonly own: OwnDocuments }) {
  if (request === undefined) return null;
  if (missing.length === 0)
    return <Alert tone="success">Você enviou tudo o que a loja pediu. Agora é com ela.</Alert>;
  return (
    <Alert tone="warn" title="A loja pediu">
      <ul className="ml-4 list-disc">
        {missing.map((kind) => (
          <li key={kind}>{DOCUMENT_KIND_NAMES[kind]}</li>
        ))}
      </ul>
      {request.note !== '' && <p className="wrap-anywhere mt-1">{request.note}</p>}
    </Alert>
  );
}
