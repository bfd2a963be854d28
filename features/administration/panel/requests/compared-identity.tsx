import { Badge } from '#platform/ui/badge.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { WireLegalIdentity } from '../../contract/identity-requests.schema.ts';

const FIELDS = [
  { field: 'nome', label: 'Nome da loja' },
  { field: 'slug', label: 'Apelido' },
  { field: 'razaoSocial', label: 'Razão social' },
  { field: 'cnpj', label: 'CNPJ ou CPF' },
] as const satisfies readonly { readonly field: keyof WireLegalIdentity; readonly label: string }[];

interface ComparedIdentityProps {
  /** Of whom it is, for screen readers. */
  readonly caption: string;
  readonly before: WireLegalIdentity;
  readonly wanted: WireLegalIdentity;
}

/** What the shop had and what was requested, side by side; what changes is marked, not by colour alone. */
export function ComparedIdentity({ caption, before, wanted }: ComparedIdentityProps) {
  const head = 'pb-1 font-normal text-ink-2';
  const cell = 'block py-0.5 align-top wrap-anywhere sm:table-cell sm:py-2 sm:pr-4';
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden sm:table-header-group">
        <tr>
          <th scope="col" className={cx('w-36', head)}>
            Dado
          </th>
          <th scope="col" className={cx('w-2/5', head)}>
            Antes
          </th>
          <th scope="col" className={head}>
            Pedido
          </th>
        </tr>
      </thead>
      <tbody>
        {FIELDS.map(({ field, label }) => {
          const changes = before[field] !== wanted[field];
          return (
            <tr key={field} className="block border-line border-t py-2 sm:table-row sm:py-0">
              <th scope="row" className={cx(cell, 'font-normal text-ink-2')}>
                {label}
              </th>
              <td className={cell}>
                <Origin>Antes: </Origin>
                {before[field] || '—'}
              </td>
              <td className={cell}>
                <Origin>Pedido: </Origin>
                {changes ? (
                  <>
                    <strong className="font-semibold">{wanted[field]}</strong>
                    <Badge tone="info" className="ml-2">
                      Muda
                    </Badge>
                  </>
                ) : (
                  <span className="text-ink-2">não muda</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const Origin = ({ children }: { readonly children: string }) => (
  <span className="text-ink-2 sm:hidden">{children}</span>
);
