import { formatDocument } from '#features/accounts/domain/document.ts';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { LinkedUser } from '#features/delegation/domain/linked-user.ts';
import { formatMoney } from '#kernel/money.ts';
import { Facts } from '#platform/panel/pieces/facts.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { COMPANY_DAYS, type CompanyInTree } from '../../domain/company/company-page.ts';

interface CompanyCardProps {
  readonly company: CompanyInTree;
  readonly parent: CompanyInTree | undefined;
  /** It is the only one of its tree: neither head office nor branch. */
  readonly alone: boolean;
  /** It is the client of the page. */
  readonly here: boolean;
  /** Absent: the person may not. */
  readonly onLink: (() => void) | undefined;
  /** Absent: the person may not, or nothing is above it. */
  readonly onUnlink: (() => void) | undefined;
}

/** Deeper ones stand further to the right; the words say it, too. */
const INDENTS = ['', 'ml-4 md:ml-8', 'ml-8 md:ml-16'];

/** One company of the tree. */
export function CompanyCard({ company, parent, alone, here, onLink, onUnlink }: CompanyCardProps) {
  const { shop } = useStaffPlace();
  const { clientId, level, name, document, city, users, creditLimit, creditUsed, bought } = company;
  return (
    <Card
      as="li"
      className={cx('flex flex-col gap-3 md:p-5', INDENTS[level - 1], here && 'border-brand-text')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {here ? (
          <strong className="wrap-anywhere">{name}</strong>
        ) : (
          <AppLink
            href={panelHref(shop, `/clientes/${clientId}?aba=empresa`)}
            className="wrap-anywhere inline-flex min-h-6 font-semibold text-brand-text hover:underline"
          >
            {name}
          </AppLink>
        )}
        {!alone && (
          <Badge tone={parent === undefined ? 'brand' : 'neutral'}>
            {parent === undefined ? 'Matriz' : `Filial de ${parent.name}`}
          </Badge>
        )}
        {here && <Badge tone="info">Este cliente</Badge>}
      </div>
      <Facts
        facts={[
          { label: 'CNPJ', value: formatDocument(document ?? '') },
          { label: 'Cidade', value: city },
          { label: 'Usuários', value: users.map(userWords).join('; ') || 'Ninguém entra por ela' },
          { label: 'Crédito usado', value: `${formatMoney(creditUsed)} de ${formatMoney(creditLimit)}` },
          {
            label: `Compras em ${COMPANY_DAYS} dias`,
            value: `${formatMoney(bought.spent)} em ${bought.count.toLocaleString('pt-BR')} ${bought.count === 1 ? 'pedido' : 'pedidos'}`,
          },
        ]}
      />
      {(onLink !== undefined || onUnlink !== undefined) && (
        <div className="flex flex-wrap gap-2">
          {onLink !== undefined && (
            <Button size="sm" onClick={onLink} aria-label={`${linkWords(parent)}: ${name}`}>
              {linkWords(parent)}
            </Button>
          )}
          {onUnlink !== undefined && (
            <Button size="sm" tone="quiet" onClick={onUnlink} aria-label={`Desvincular ${name}`}>
              Desvincular
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

const linkWords = (parent: CompanyInTree | undefined): string =>
  parent === undefined ? 'Vincular a uma matriz' : 'Mudar de matriz';

const STATES = { active: 'vinculado', invited: 'convidado', expired: 'convite vencido' } as const;

/** 'Ana Souza (principal)'. */
const userWords = ({ name, email, principal, state }: LinkedUser): string =>
  `${name === '' ? email : name} (${principal ? 'principal' : STATES[state]})`;
