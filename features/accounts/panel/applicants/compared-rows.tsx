import { formatDay } from '#kernel/time/calendar.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { Applicant } from '../../domain/applicant.ts';
import type { CompanyRecord } from '../../domain/registration/company.ts';
import type { RegisterField } from '../../domain/registration/register-check.ts';

interface ComparedRowsProps {
  readonly applicant: Pick<Applicant, 'name' | 'addresses' | 'stateRegistration'>;
  readonly company: CompanyRecord;
  readonly differences: readonly RegisterField[];
}

interface Row {
  readonly label: string;
  readonly entered: string;
  readonly registered: string;
  readonly mark?: string | undefined;
}

/** The applicant's word and the register's, field by field; what differs is marked, not by colour alone. */
export function ComparedRows({ applicant, company, differences }: ComparedRowsProps) {
  const differs = (field: RegisterField, mark = 'Diferente') =>
    differences.includes(field) ? mark : undefined;
  const [home] = applicant.addresses;
  const { address, activity } = company;
  const rows: readonly Row[] = [
    { label: 'Razão social', entered: applicant.name, registered: company.name, mark: differs('name') },
    { label: 'Nome fantasia', entered: '', registered: company.tradeName },
    {
      label: 'Situação cadastral',
      entered: '',
      registered: company.status,
      mark: differs('status', 'Não está ativa'),
    },
    {
      label: 'Abertura',
      entered: '',
      registered: company.openedOn === '' ? '' : formatDay(company.openedOn),
    },
    {
      label: 'Atividade principal',
      entered: '',
      registered: [formatActivity(activity.code), activity.name].filter(Boolean).join(' · '),
    },
    {
      label: 'Endereço',
      entered: home === undefined ? '' : doorOf(home),
      registered: doorOf(address),
    },
    {
      label: 'Cidade',
      entered: home === undefined ? '' : `${home.city} - ${home.state}`,
      registered: [address.city, address.state].filter(Boolean).join(' - '),
      mark: differs('city'),
    },
    {
      label: 'CEP',
      entered: formatCep(home?.postalCode ?? ''),
      registered: formatCep(address.postalCode),
      mark: differs('postal-code'),
    },
    { label: 'Inscrição estadual', entered: applicant.stateRegistration ?? '', registered: '' },
  ];
  return (
    <table className="w-full text-sm">
      <thead className="hidden text-left text-ink-2 sm:table-header-group">
        <tr>
          <th scope="col" className="w-40 pb-1 font-normal">
            Campo
          </th>
          <th scope="col" className="w-2/5 pb-1 font-normal">
            O cliente informou
          </th>
          <th scope="col" className="pb-1 font-normal">
            A Receita diz
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ entered, registered }) => entered !== '' || registered !== '')
          .map((row) => (
            <ComparedRow key={row.label} {...row} />
          ))}
      </tbody>
    </table>
  );
}

/** A line on wide windows; on a phone the two values stand below each other, each with its origin. */
function ComparedRow({ label, entered, registered, mark }: Row) {
  const cell = 'wrap-anywhere block py-0.5 align-top sm:table-cell sm:py-2 sm:pr-4';
  return (
    <tr
      className={cx(
        'block border-line border-t py-2 sm:table-row sm:py-0',
        mark !== undefined && 'bg-warn-soft max-sm:-mx-2 max-sm:px-2',
      )}
    >
      <th
        scope="row"
        className="block py-0.5 text-left align-top font-normal text-ink-2 sm:table-cell sm:py-2 sm:pl-2"
      >
        {label}
        {mark !== undefined && (
          <Badge tone="warn" className="ml-2 sm:hidden">
            {mark}
          </Badge>
        )}
      </th>
      <td className={cell}>
        <Origin>Informado: </Origin>
        <span className="font-medium">{entered || '—'}</span>
      </td>
      <td className={cell}>
        <Origin>Receita: </Origin>
        <span className="font-medium">{registered || '—'}</span>
        {mark !== undefined && (
          <Badge tone="warn" className="ml-2 hidden sm:inline-flex">
            {mark}
          </Badge>
        )}
      </td>
    </tr>
  );
}

const Origin = ({ children }: { readonly children: string }) => (
  <span className="text-ink-2 sm:hidden">{children}</span>
);

const doorOf = ({
  street,
  number,
  district,
}: CompanyRecord['address'] | Applicant['addresses'][number]): string =>
  [[street, number].filter(Boolean).join(', '), district].filter(Boolean).join(' - ');

const formatCep = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');

/** '47.44-0-01' */
const formatActivity = (code: string): string => code.replace(/^(\d{2})(\d{2})(\d)(\d{2})$/, '$1.$2-$3-$4');
