import { Download, FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { sizeWords } from '#platform/panel/pieces/file-fault.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { iconButtonStyle } from '#platform/ui/icon-button.tsx';
import { fillPath } from '#platform/web/url.ts';
import { panelDocumentEndpoint } from '../../contract/registration/registration-document.endpoints.ts';
import { DOCUMENT_KIND_NAMES } from '../../contract/registration/registration-document-texts.ts';
import type { Applicant } from '../../domain/applicant.ts';
import { missingKinds, type RegistrationDocument } from '../../domain/registration/registration-document.ts';
import { useMay, useStaffPlace } from '../staff-place.ts';
import { RequestDocuments } from './request-documents.tsx';

/** What an applicant sent to prove the registration, and what they were asked for. */
export function ApplicantDocuments({ applicant }: { readonly applicant: Applicant }) {
  const { shop } = useStaffPlace();
  const mayDecide = useMay('clients:approve');
  const [requesting, setRequesting] = useState(false);
  const { documents, documentRequest: request } = applicant;
  const missing = missingKinds(request, documents);
  const momentOf = (at: number): string => formatDateTime(at, timeZoneOf(shop));
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          Documentos
          {missing.length > 0 && <Badge tone="warn">Faltam {missing.length}</Badge>}
        </h3>
        {mayDecide && (
          <Button size="sm" tone="quiet" onClick={() => setRequesting(true)}>
            Pedir documentos
          </Button>
        )}
      </div>
      {request !== undefined && (
        <p className="text-ink-2 text-sm">
          Pedidos em {momentOf(request.at)}:{' '}
          {request.kinds.map((kind) => DOCUMENT_KIND_NAMES[kind]).join(', ')}.
        </p>
      )}
      {documents.length === 0 ? (
        <p className="text-ink-2 text-sm">O cliente não enviou nenhum documento.</p>
      ) : (
        <ul aria-label="Documentos" className="flex flex-col divide-y divide-line">
          {documents.map((document) => (
            <li key={document.id} className="flex items-center gap-3 py-1.5 text-sm">
              <Description document={document} sentAt={momentOf(document.sentAt)} />
              {mayDecide && (
                <a
                  href={fillPath(panelDocumentEndpoint.path, {
                    idfornecedor: shop.id,
                    idcliente: applicant.clientId,
                    iddocumento: document.id,
                  })}
                  download={document.fileName}
                  aria-label={`Baixar ${document.fileName}`}
                  className={iconButtonStyle()}
                >
                  <Download aria-hidden="true" className="size-5" />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {requesting && <RequestDocuments applicant={applicant} onClose={() => setRequesting(false)} />}
    </section>
  );
}

interface DescriptionProps {
  readonly document: RegistrationDocument;
  readonly sentAt: string;
}

function Description({ document: { kind, fileName, mediaType, bytes }, sentAt }: DescriptionProps) {
  const Icon = mediaType === 'image/webp' ? Image : FileText;
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{DOCUMENT_KIND_NAMES[kind]}</p>
        <p className="wrap-anywhere text-ink-2">
          {fileName} · {sizeWords(bytes)} · {sentAt}
        </p>
      </div>
    </>
  );
}
