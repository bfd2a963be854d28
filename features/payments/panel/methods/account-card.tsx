import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { CopyButton } from '#platform/panel/pieces/copy-button.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { accountTestFromWire } from '../../contract/methods/panel-method.wire.ts';
import { accountTestWords } from '../../contract/methods/panel-method-texts.ts';
import { testAccountEndpoint } from '../../contract/methods/panel-methods.endpoints.ts';
import type { ProviderAccount } from '../../domain/provider-account.ts';
import { KeysForm } from './keys-form.tsx';
import { methodsKey } from './methods-query.ts';

/** The shop's account at a provider: its keys, which are never shown again, and whether the provider accepts them. */
export function AccountCard({ account }: { readonly account: ProviderAccount }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('payments:manage');
  const queryClient = useQueryClient();
  const [isEditing, setIsEditing] = useState(false);
  const test = useMutation({
    mutationFn: () =>
      api
        .call(testAccountEndpoint, { params: { idfornecedor: shop.id, provedor: account.provider } })
        .then(({ resultado }) => accountTestFromWire(resultado)),
  });
  const done = (): void => {
    setIsEditing(false);
    test.reset();
    void queryClient.invalidateQueries({ queryKey: methodsKey(shop.id) });
  };
  const { label, connected, publicKey, changedAt, noticeUrl, needsKeys } = account;
  return (
    <Card className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="first-letter:uppercase">{label}</span>
        <Badge tone={connected ? 'success' : 'warn'}>{connected ? 'Conectado' : 'Sem chaves'}</Badge>
      </p>
      <p className="text-ink-2 text-sm">
        {needsKeys
          ? publicKey === undefined
            ? 'Com as chaves da sua conta, o dinheiro cai direto nela.'
            : `Chave pública ${publicKey} · salva em ${formatDateTime(changedAt ?? 0, timeZoneOf(shop))}`
          : 'Só para experimentar: nenhum dinheiro é movido.'}
      </p>
      {noticeUrl !== undefined && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="min-w-0 break-all">
            Endereço de notificações: <code>{noticeUrl}</code>
          </span>
          <CopyButton text={noticeUrl} label="Copiar o endereço" />
        </p>
      )}
      <Refused error={test.error} otherwise="Não foi possível testar. Tente de novo." />
      {test.data !== undefined && (
        <Alert announced tone={test.data === 'accepted' ? 'success' : 'warn'}>
          {accountTestWords[test.data]}
        </Alert>
      )}
      {isEditing ? (
        <KeysForm onDone={done} onCancel={() => setIsEditing(false)} />
      ) : (
        mayWrite && (
          <div className="flex flex-wrap gap-2">
            {connected && (
              <Button size="sm" busy={test.isPending} onClick={() => test.mutate()}>
                Testar conexão
              </Button>
            )}
            {needsKeys && (
              <Button size="sm" onClick={() => setIsEditing(true)}>
                {publicKey === undefined ? 'Informar as chaves' : 'Trocar as chaves'}
              </Button>
            )}
          </div>
        )
      )}
    </Card>
  );
}
