import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { requestDocumentsEndpoint } from '../../contract/clients/approval.endpoints.ts';
import { documentKindToWire } from '../../contract/registration/registration-document.wire.ts';
import { DOCUMENT_KIND_NAMES } from '../../contract/registration/registration-document-texts.ts';
import type { Applicant } from '../../domain/applicant.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  MAX_DOCUMENT_NOTE_LENGTH,
} from '../../domain/registration/registration-document.ts';
import { useStaffPlace } from '../staff-place.ts';
import { applicantsKey } from './applicants-query.ts';

interface RequestDocumentsProps {
  readonly applicant: Applicant;
  readonly onClose: () => void;
}

/** Which documents, and a word about them; the client is mailed. */
export function RequestDocuments({ applicant, onClose }: RequestDocumentsProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const [kinds, setKinds] = useState<readonly DocumentKind[]>([]);
  const send = async (note: string): Promise<void> => {
    if (kinds.length === 0) throw new ApiRefusal(422, { message: 'Marque pelo menos um documento.' });
    await api.call(requestDocumentsEndpoint, {
      params: { idfornecedor: shop.id, idcliente: applicant.clientId },
      body: { tipos: kinds.map(documentKindToWire), recado: note },
    });
    showToast({ text: `Pedido enviado a ${applicant.email}.` });
    await queryClient.invalidateQueries({ queryKey: applicantsKey(shop.id) });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Pedir documentos a ${applicant.name}`}
      text="O cliente recebe um e-mail com a lista e envia os arquivos pela loja."
      action="Enviar pedido"
      reason={{ label: 'Recado ao cliente', maxLength: MAX_DOCUMENT_NOTE_LENGTH }}
      onConfirm={send}
    >
      <fieldset>
        <legend className="font-medium">O que falta?</legend>
        {DOCUMENT_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={DOCUMENT_KIND_NAMES[kind]}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget }) =>
              setKinds(currentTarget.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
            }
          />
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
