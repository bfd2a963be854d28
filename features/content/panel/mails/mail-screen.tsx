import { useQuery } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { wordsFromWire } from '../../contract/mails/shop-mails.wire.ts';
import { MailForm } from './mail-form.tsx';
import { MailPreview } from './mail-preview.tsx';
import { mailsQuery } from './mails-query.ts';

/** One mail of the shop: its words, beside the mail itself. */
export function MailScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('shop:write');
  const key = usePathPart('email');
  const { data, error, refetch, isFetching } = useQuery(mailsQuery(useApi(), shop.id));
  const mail = data?.emails.find(({ chave }) => chave === key);
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-6">
      <PageHeader
        title={mail?.nome ?? 'E-mail'}
        back={{ href: panelHref(shop, '/emails'), label: 'E-mails' }}
        status={mail?.ligado === false && <Badge tone="warn">Desligado</Badge>}
        lead={mail?.quando}
      />
      {data === undefined && error === null && <RowsLoading rows={6} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível abrir o e-mail"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && mail === undefined && (
        <Alert>
          A loja não tem este e-mail.{' '}
          <LinkButton href={panelHref(shop, '/emails')}>Ver os e-mails</LinkButton>
        </Alert>
      )}
      {mail !== undefined && mayWrite && <MailForm key={mail.chave} mail={mail} />}
      {mail !== undefined && !mayWrite && (
        <>
          <Alert>Só quem é dono da loja muda os e-mails dela.</Alert>
          <MailPreview mailKey={mail.chave} words={wordsFromWire(mail)} />
        </>
      )}
    </div>
  );
}
