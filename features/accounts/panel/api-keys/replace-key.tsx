import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { replaceApiKeyEndpoint } from '../../contract/api-keys/api-keys.endpoints.ts';
import type { ApiKey } from '../../domain/api-keys/api-key.ts';
import { useStaffPlace } from '../staff-place.ts';
import { apiKeysQuery } from './api-keys-query.ts';
import { ShownKey } from './shown-key.tsx';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface ReplaceKeyProps {
  /** Absent: nothing is open. */
  readonly apiKey: ApiKey | undefined;
  readonly onClose: () => void;
}

/** Asks, makes the successor of a key, and shows it once. */
export function ReplaceKey({ apiKey, onClose }: ReplaceKeyProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const [secret, setSecret] = useState<string>();
  const closeShown = (): void => setSecret(undefined);
  return (
    <>
      <ConfirmDialog
        open={apiKey !== undefined}
        onClose={onClose}
        title={`Trocar a chave ${apiKey?.name ?? ''}?`}
        text="Você recebe uma chave nova, com as mesmas permissões. A antiga vale por mais 24 horas, para que o sistema seja trocado sem parar."
        action="Gerar nova chave"
        onConfirm={async () => {
          const params = { idfornecedor: shop.id, idchave: apiKey?.id ?? '' };
          const { chave } = await api.call(replaceApiKeyEndpoint, { params });
          setSecret(chave);
          await queryClient.invalidateQueries({ queryKey: apiKeysQuery(api, shop.id).queryKey });
        }}
      />
      {secret !== undefined && (
        <Suspense>
          <Dialog open onClose={closeShown} title="Chave nova">
            <ShownKey secret={secret} onClose={closeShown} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
