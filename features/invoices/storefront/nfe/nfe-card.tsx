import { useMutation, useQuery } from '@tanstack/react-query';
import { FileCode, FileText } from 'lucide-react';
import { useId } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { fetchFile } from '#features/payments/storefront/boleto/fetch-file.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatWhole } from '#kernel/number-format.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { danfeEndpoint, nfeXmlEndpoint } from '../../contract/nfe.endpoints.ts';
import type { NfeDocument } from '../../domain/nfe/nfe.ts';
import { KeyLine } from './key-line.tsx';
import { nfesQuery } from './nfes-query.ts';

/** The NF-e of an order: key, DANFE, XML. Renders nothing if there is none. Spec 2, orders. */
export function NfeCard({ number }: { readonly number: OrderNumber }) {
  const buyer = useBuyer();
  const id = useId();
  const { data: documents = [] } = useQuery(nfesQuery(buyer, number));
  if (documents.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3.5">
      <h2 id={id} className="text-lg">
        {documents.length === 1 ? 'Nota fiscal' : 'Notas fiscais'}
      </h2>
      <ul className="flex flex-col gap-5 divide-y divide-line">
        {documents.map((document) => (
          <NfeRow key={document.key} document={document} />
        ))}
      </ul>
    </Card>
  );
}

function NfeRow({ document }: { readonly document: NfeDocument }) {
  const file = useNfeFile(document);
  const zone = useTimeZone();
  const busy = (kind: 'danfe' | 'xml'): boolean => file.isPending && file.variables === kind;
  const name = `NF-e nº ${formatWhole(document.number)}`;
  return (
    <li className="flex flex-col gap-3 not-first:pt-5">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}, série {document.series}
          {!document.hasFiscalValue && <Badge tone="warn">Sem valor fiscal</Badge>}
        </p>
        <p className="text-ink-2 text-sm">
          Emitida em {formatDate(document.issuedAt, zone)} por {document.issuerName},{' '}
          {formatMoney(document.total)}
        </p>
      </div>
      <KeyLine value={document.key} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy('danfe')} onClick={() => file.mutate('danfe')}>
          {!busy('danfe') && <FileText aria-hidden="true" className="size-4" />}
          Baixar DANFE<span className="sr-only"> da {name}</span>
        </Button>
        <Button size="sm" busy={busy('xml')} onClick={() => file.mutate('xml')}>
          {!busy('xml') && <FileCode aria-hidden="true" className="size-4" />}
          Baixar XML<span className="sr-only"> da {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** Downloads the DANFE or the XML of a document. */
function useNfeFile({ key, orderNumber, number }: NfeDocument) {
  const { shop } = useBuyer();
  const params = { idfornecedor: shop.id, numpedido: orderNumber };
  return useMutation({
    networkMode: 'always',
    mutationFn: (kind: 'danfe' | 'xml') =>
      kind === 'danfe'
        ? fetchFile({ path: danfeEndpoint.path, params, query: { chave: key }, name: `danfe-${number}.pdf` })
        : fetchFile({ path: nfeXmlEndpoint.path, params: { ...params, chave: key }, name: `${key}-nfe.xml` }),
    onError: (error) => showToast({ text: error.message, tone: 'error' }),
  });
}
