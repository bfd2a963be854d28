import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import type { ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  addDomainEndpoint,
  checkDomainEndpoint,
  makeMainDomainEndpoint,
  removeDomainEndpoint,
} from '../../contract/domains.endpoints.ts';
import type { WireDomain } from '../../contract/domains.schema.ts';
import { useMayChange } from '../platform-person.ts';
import { DomainCard } from './domain-card.tsx';
import { domainsQuery } from './shops-query.ts';

/** The shop's own hosts: added, proved, put first, removed. */
export function DomainsPart({ shop }: { readonly shop: ManagedSupplier }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayChange = useMayChange();
  const query = domainsQuery(api, shop.id);
  const { data, error, refetch, isFetching } = useQuery(query);
  const [removing, setRemoving] = useState<string>();
  const ofShop = { idfornecedor: shop.id };
  const show = ({ dominios }: { readonly dominios: WireDomain[] }): void => {
    queryClient.setQueryData(query.queryKey, dominios);
  };
  const form = usePanelForm({
    values: { dominio: '' },
    save: ({ dominio }) => api.call(addDomainEndpoint, { params: ofShop, body: { dominio } }),
    saved: 'Domínio cadastrado. Agora prove que ele é da loja.',
    onSaved: (answer) => {
      show(answer);
      form.form.reset({ dominio: '' });
    },
  });
  const check = useMutation({
    mutationFn: (dominio: string) => api.call(checkDomainEndpoint, { params: { ...ofShop, dominio } }),
    onSuccess: (answer, dominio) => {
      const state = ({ dominios }: { readonly dominios: readonly WireDomain[] | undefined }) =>
        dominios?.find((each) => each.dominio === dominio)?.situacao;
      const wasConfirmed = state({ dominios: data }) === 'CONFIRMADO';
      show(answer);
      const found =
        state(answer) === 'CONFIRMADO' ? 'Domínio confirmado.' : 'A prova ainda não foi encontrada.';
      showToast({ text: wasConfirmed ? 'O certificado foi visto agora.' : found });
    },
  });
  const first = useMutation({
    mutationFn: (dominio: string) => api.call(makeMainDomainEndpoint, { params: { ...ofShop, dominio } }),
    onSuccess: (answer) => {
      show(answer);
      showToast({ text: 'Domínio principal trocado.' });
    },
  });
  return (
    <div className="flex max-w-225 flex-col gap-5">
      <p className="text-ink-2">
        Um domínio só leva à loja depois de provado: por um registro TXT no DNS ou por um arquivo no site. O
        servidor procura a prova a cada dez minutos.
      </p>
      {mayChange && (
        <Card>
          <FormBody form={form} label="Cadastrar domínio" plain>
            <FormText
              form={form}
              name="dominio"
              label="Novo domínio"
              placeholder="loja.exemplo.com.br"
              required="Informe o domínio."
              maxLength={253}
            />
          </FormBody>
        </Card>
      )}
      <Refused error={check.error ?? first.error} otherwise="Não foi possível concluir. Tente de novo." />
      {data === undefined && error === null && <RowsLoading rows={2} />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar os domínios"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<Globe />}
          title="Nenhum domínio próprio"
          text={`A loja atende em /${shop.slug}, neste site.`}
        />
      )}
      <ul className="flex flex-col gap-3">
        {data?.map((domain) => (
          <li key={domain.dominio}>
            <DomainCard
              domain={domain}
              {...(mayChange
                ? {
                    actions: {
                      check: () => check.mutate(domain.dominio),
                      checking: check.isPending && check.variables === domain.dominio,
                      makeMain: () => first.mutate(domain.dominio),
                      remove: () => setRemoving(domain.dominio),
                    },
                  }
                : {})}
            />
          </li>
        ))}
      </ul>
      {removing !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setRemoving(undefined)}
          title={`Tirar ${removing}?`}
          text="O endereço deixa de levar à loja na hora."
          action="Tirar domínio"
          danger
          onConfirm={async () => {
            show(await api.call(removeDomainEndpoint, { params: { ...ofShop, dominio: removing } }));
            showToast({ text: 'Domínio tirado.' });
          }}
        />
      )}
    </div>
  );
}
