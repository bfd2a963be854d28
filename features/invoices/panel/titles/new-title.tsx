import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { FormCheckbox } from '#platform/panel/forms/fields/form-checkbox.tsx';
import { FormDate } from '#platform/panel/forms/fields/form-date.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { putTitlesEndpoint } from '../../contract/panel-titles.endpoints.ts';
import { titleRefusalAtField } from './title-refusal.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface NewTitleProps {
  readonly clientId: string;
}

/** Enters what the client owes besides their orders. */
export function NewTitle({ clientId }: NewTitleProps) {
  const mayWrite = useMay('invoices:write');
  const [open, setOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Lançar título</Button>
      {open && (
        <Suspense>
          <Dialog
            open
            onClose={() => setOpen(false)}
            title="Lançar título"
            description="O que o cliente deve além dos pedidos desta loja na internet. Ele vê o título na conta dele."
          >
            <NewTitleForm clientId={clientId} onClose={() => setOpen(false)} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

interface Values {
  readonly documento: string;
  readonly valor: number | null;
  readonly emissao: string;
  readonly vencimento: string;
  readonly linhadigitavel: string;
  readonly usaCredito: boolean;
}

function NewTitleForm({ clientId, onClose }: NewTitleProps & { readonly onClose: () => void }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const today = todayOf({ supplier: shop, now: Date.now() });
  const form = usePanelForm<Values, unknown>({
    values: {
      ...{ documento: '', valor: null, emissao: today, vencimento: '' },
      ...{ linhadigitavel: '', usaCredito: true },
    },
    save: ({ valor, documento, linhadigitavel, ...rest }) => {
      const line = linhadigitavel.trim();
      const title = {
        ...rest,
        documento: documento.trim(),
        idclientedevedor: clientId,
        valor: toReais(centavos(valor ?? 0)),
        ...defined({ linhadigitavel: line === '' ? undefined : line }),
      };
      const params = { idfornecedor: shop.id };
      return api.call(putTitlesEndpoint, { params, body: { titulos: [title] } }).catch(titleRefusalAtField);
    },
    saved: 'Título lançado.',
    onSaved: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['panel', shop.id] });
    },
  });
  const { emissao } = form.form.watch();
  return (
    <FormBody form={form} plain label="Lançar título" onCancel={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          form={form}
          name="documento"
          label="Documento"
          hint="Único na loja. Um que já existe em aberto neste cliente passa a ter estes dados."
          required="Informe o documento."
          maxLength={40}
          placeholder="NF 1234-1"
          className="sm:col-span-2"
        />
        <FormMoney
          form={form}
          name="valor"
          label="Valor"
          required="Informe o valor."
          min={1}
          max={9_999_999_999}
          className="sm:col-span-2"
        />
        <FormDate
          form={form}
          name="emissao"
          label="Emissão"
          required="Informe o dia da emissão."
          max={today}
        />
        <FormDate
          form={form}
          name="vencimento"
          label="Vencimento"
          required="Informe o dia do vencimento."
          {...defined({ min: emissao === '' ? undefined : emissao })}
        />
        <FormText
          form={form}
          name="linhadigitavel"
          label="Linha digitável do boleto"
          optional
          maxLength={60}
          className="sm:col-span-2"
        />
        <FormCheckbox
          form={form}
          name="usaCredito"
          label="Usa o crédito do cliente enquanto está em aberto"
          className="sm:col-span-2"
        />
      </div>
    </FormBody>
  );
}
