import { useMutation } from '@tanstack/react-query';
import { Download, FileText, Image, Trash2 } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { IconButton, iconButtonStyle } from '#platform/ui/icon-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { fillPath } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  getDocumentEndpoint,
  removeDocumentEndpoint,
} from '../../contract/registration/registration-document.endpoints.ts';
import { ownDocumentsFromWire } from '../../contract/registration/registration-document.wire.ts';
import { DOCUMENT_KIND_NAMES } from '../../contract/registration/registration-document-texts.ts';
import type { OwnDocuments } from '../../domain/registration/registration-document.ts';

interface DocumentListProps {
  readonly own: OwnDocuments;
  readonly onChanged: (changed: OwnDocuments) => void;
}

/** What was sent; it can be removed until the shop has decided. */
export function DocumentList({ own: { documents, mayRemove }, onChanged }: DocumentListProps) {
  const api = useApi();
  const { id: idfornecedor } = useShop();
  const remove = useMutation({
    mutationFn: async (iddocumento: string) =>
      ownDocumentsFromWire(await api.call(removeDocumentEndpoint, { params: { idfornecedor, iddocumento } })),
    onSuccess: (changed) => {
      onChanged(changed);
      showToast({ text: 'Documento removido.' });
    },
  });
  if (documents.length === 0) return null;
  return (
    <>
      <ul aria-label="Documentos enviados" className="flex flex-col divide-y divide-line">
        {documents.map(({ id, kind, fileName, mediaType }) => (
          <li key={id} className="flex items-center gap-3 py-1.5">
            <Mark isPicture={mediaType === 'image/webp'} />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{DOCUMENT_KIND_NAMES[kind]}</p>
              <p className="wrap-anywhere text-ink-2 text-sm">{fileName}</p>
            </div>
            <div className="flex">
              <a
                href={fillPath(getDocumentEndpoint.path, { idfornecedor, iddocumento: id })}
                download={fileName}
                aria-label={`Baixar ${fileName}`}
                className={iconButtonStyle()}
              >
                <Download aria-hidden="true" className="size-5" />
              </a>
              {mayRemove && (
                <IconButton
                  label={`Remover ${fileName}`}
                  icon={<Trash2 aria-hidden="true" className="size-5" />}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(id)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <Refused error={remove.error} otherwise="Não foi possível remover o documento. Tente de novo." />
    </>
  );
}

function Mark({ isPicture }: { readonly isPicture: boolean }) {
  const Icon = isPicture ? Image : FileText;
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />;
}
