import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import type { WireIdentityRequest } from '../../contract/identity-requests.schema.ts';
import { ComparedIdentity } from './compared-identity.tsx';

/** The shop's last request, as its owner sees it. */
export function OwnRequest({ request }: { readonly request: WireIdentityRequest }) {
  const { shop } = useStaffPlace();
  const momentOf = (text: string): string => formatDateTime(Date.parse(text), timeZoneOf(shop));
  const { situacao, antes, pedido, motivo, mensagem, pedidoPor, pedidoEm, decididoEm } = request;
  if (situacao === 'RETIRADA') return null;
  if (situacao === 'APROVADA')
    return decididoEm === undefined ? null : (
      <Alert tone="success">A última mudança pedida foi aprovada em {momentOf(decididoEm)}.</Alert>
    );
  return (
    <div className="flex flex-col gap-4">
      {situacao === 'ABERTA' ? (
        <Alert title="Sua solicitação está com a plataforma">
          Enviada por {pedidoPor} em {momentOf(pedidoEm)}. A loja continua como está até a resposta.
        </Alert>
      ) : (
        <Alert tone="warn" title="A plataforma devolveu a solicitação">
          <p className="wrap-anywhere">“{mensagem}”</p>
          <p>Corrija-a e envie de novo, ou retire-a. A loja continua como está.</p>
        </Alert>
      )}
      <ComparedIdentity caption="O que foi pedido" before={antes} wanted={pedido} />
      <p className="text-sm wrap-anywhere">
        <span className="text-ink-2">Motivo: </span>
        {motivo}
      </p>
    </div>
  );
}
