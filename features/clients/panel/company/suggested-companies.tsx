import { useState } from 'react';
import { formatDocument } from '#features/accounts/domain/document.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import type { CompanyInTree, SuggestedCompany } from '../../domain/company/company-page.ts';
import { useCompanyPlace } from './use-company-place.ts';

interface SuggestedCompaniesProps {
  readonly suggested: readonly SuggestedCompany[];
  /** The head of the tree. */
  readonly head: CompanyInTree;
  /** The client of the page. */
  readonly here: CompanyInTree;
}

/** Clients with the same root of the CNPJ, which the shop may link or leave. */
export function SuggestedCompanies({ suggested, head, here }: SuggestedCompaniesProps) {
  const place = useCompanyPlace();
  const [choice, setChoice] = useState<SuggestedCompany>();
  const chosen = choice && (suggested.find(({ clientId }) => clientId === choice.clientId) ?? choice);
  // A head office comes above the whole tree, a branch below the client of the page.
  const link = (one: SuggestedCompany) =>
    one.as === 'parent' ? place(head, one.clientId) : place(one, here.clientId);
  return (
    <Card as="section" aria-labelledby="mesma-raiz" className="flex flex-col gap-3">
      <h3 id="mesma-raiz">Mesma raiz de CNPJ</h3>
      <p className="text-ink-2 text-sm">
        Talvez sejam da mesma empresa. Só a loja decide: nada se vincula sozinho.
      </p>
      <ul aria-label="Empresas com a mesma raiz de CNPJ" className="flex flex-col divide-y divide-line">
        {suggested.map((one) => (
          <li key={one.clientId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="flex min-w-0 flex-col">
              <span className="wrap-anywhere font-medium">{one.name}</span>
              <span className="text-ink-2 text-sm">{formatDocument(one.document)}</span>
            </span>
            <Button size="sm" aria-label={`${linkWords(one)}: ${one.name}`} onClick={() => setChoice(one)}>
              {linkWords(one)}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={chosen !== undefined}
        onClose={() => setChoice(undefined)}
        title={chosen === undefined ? '' : `${linkWords(chosen)}?`}
        text={chosen === undefined ? '' : whatHappens(chosen, { head, here })}
        action="Vincular"
        onConfirm={() => (chosen === undefined ? Promise.resolve() : link(chosen))}
      />
    </Card>
  );
}

const linkWords = ({ as }: SuggestedCompany): string =>
  as === 'parent' ? 'Vincular como matriz' : 'Vincular como filial';

const whatHappens = (
  { as, name }: SuggestedCompany,
  { head, here }: Omit<SuggestedCompaniesProps, 'suggested'>,
): string =>
  as === 'parent'
    ? `${head.name} fica abaixo de ${name}, com as filiais que tiver.`
    : `${name} fica abaixo de ${here.name}, com as filiais que tiver.`;
