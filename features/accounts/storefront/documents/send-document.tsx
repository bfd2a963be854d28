import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Button } from '#platform/ui/button.tsx';
import { Select } from '#platform/ui/forms/select.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { randomId } from '#platform/web/random-id.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sendDocumentEndpoint } from '../../contract/registration/registration-document.endpoints.ts';
import {
  documentKindToWire,
  ownDocumentsFromWire,
} from '../../contract/registration/registration-document.wire.ts';
import {
  DOCUMENT_KIND_NAMES,
  DOCUMENT_LIMITS,
} from '../../contract/registration/registration-document-texts.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  MAX_DOCUMENT_NAME_LENGTH,
  type OwnDocuments,
} from '../../domain/registration/registration-document.ts';

interface SendDocumentProps {
  readonly own: OwnDocuments;
  readonly onSent: (changed: OwnDocuments) => void;
}

const OPTIONS = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: DOCUMENT_KIND_NAMES[kind] }));

/** What it is, then the file, which is sent as soon as it is chosen. */
export function SendDocument({ own: { missing }, onSent }: SendDocumentProps) {
  const api = useApi();
  const { id: idfornecedor } = useShop();
  const limitsId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<DocumentKind>();
  const kind = chosen ?? missing[0] ?? 'articles';
  const send = useMutation({
    mutationFn: async (file: File) => {
      const nome = file.name.slice(-MAX_DOCUMENT_NAME_LENGTH);
      const query = { iddocumento: randomId(), tipo: documentKindToWire(kind), nome };
      return ownDocumentsFromWire(
        await api.call(sendDocumentEndpoint, { params: { idfornecedor }, query, body: file }),
      );
    },
    onSuccess: (changed) => {
      onSent(changed);
      setChosen(undefined);
      showToast({ text: 'Documento enviado à loja.' });
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <Select
        label="O que você vai enviar?"
        options={OPTIONS}
        value={kind}
        onChange={({ currentTarget }) => setChosen(currentTarget.value as DocumentKind)}
      />
      <input
        ref={field}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Reset, so that the same file can be sent again.
          event.currentTarget.value = '';
          if (file !== undefined) send.mutate(file);
        }}
      />
      <Button wide busy={send.isPending} aria-describedby={limitsId} onClick={() => field.current?.click()}>
        <Upload aria-hidden="true" className="size-4.5" />
        {send.isPending ? 'Enviando…' : 'Escolher arquivo'}
      </Button>
      <p id={limitsId} className="text-ink-2 text-sm">
        {DOCUMENT_LIMITS}.
      </p>
      <Refused error={send.error} otherwise="Não foi possível enviar o documento. Tente de novo." />
    </div>
  );
}
