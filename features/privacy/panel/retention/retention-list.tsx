import { Card } from '#platform/ui/card.tsx';
import { RETENTION_ROWS } from './retention-words.ts';

/** What the shop stores, and how long: for who answers a client's question about it. LGPD art. 9 and 18. */
export function RetentionList() {
  return (
    <Card as="section" aria-labelledby="prazos" className="flex flex-col gap-3">
      <h2 id="prazos" className="text-lg">
        O que é guardado, e por quanto tempo
      </h2>
      <p className="text-sm">
        Vale para todos os clientes e toda a equipe da loja. O que passa do prazo é excluído sem que ninguém
        precise pedir.
      </p>
      <ul aria-labelledby="prazos" className="grid gap-x-8 sm:grid-cols-2">
        {RETENTION_ROWS.map(({ what, howLong, why }) => (
          <li key={what} className="flex flex-col border-line border-b py-2.5">
            <span className="font-medium">{what}</span>
            <span className="text-sm">{howLong}</span>
            {why !== undefined && <span className="text-ink-2 text-sm">{why}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
