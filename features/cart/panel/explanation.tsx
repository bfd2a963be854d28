import { add, formatMoney, fromReais } from '#kernel/money.ts';
import { joinNames } from '#kernel/number-format.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Card } from '#platform/ui/card.tsx';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import type { WireExplanation } from '../contract/simulate/simulate.schema.ts';
import { outcomeWords, ruleWords, stepWords, tableTerms, tableWords } from './price-words.ts';

const money = (reais: number): string => formatMoney(fromReais(reais));

interface ExplanationProps {
  readonly answer: WireExplanation;
  readonly zone: TimeZone;
}

/** Each step with what it made of the price, the tables and policies that competed, and what is charged in the end. */
export function Explanation({ answer, zone }: ExplanationProps) {
  const { passos, tabelas, politicas, item, avisos } = answer;
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">Passo a passo, de uma unidade</h2>
        <ol className="flex flex-col divide-y divide-line">
          {passos.map(({ passo, preco, motivo }) => (
            <li key={passo} className="flex flex-wrap items-baseline gap-x-4 py-2.5">
              <span className="flex flex-1 basis-60 flex-col">
                {stepWords(passo)}
                <span className="text-ink-2 text-sm">{ruleWords[motivo]}</span>
              </span>
              <span className="font-semibold tabular-nums">{money(preco)}</span>
            </li>
          ))}
        </ol>
      </Card>
      {tabelas.length > 0 && (
        <Card className="flex flex-col gap-4">
          <h2 className="text-lg">Tabelas de preço do cliente</h2>
          <ul className="flex flex-col divide-y divide-line">
            {tabelas.map((table) => (
              <li key={table.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
                <span className="flex flex-1 basis-60 flex-col">
                  {table.nome}
                  <span className="text-ink-2 text-sm">{tableTerms(table, zone)}</span>
                </span>
                <Badge tone={table.resultado === 'VALE' ? 'success' : 'neutral'}>
                  {tableWords(table, zone)}
                </Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">Políticas que valem aqui</h2>
        {politicas.length === 0 ? (
          <p className="text-ink-2">Nenhuma política comercial vale para este produto, cliente e dia.</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {politicas.map((one) => (
              <li
                key={one.politicas.map(({ id }) => id).join(' ')}
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5"
              >
                <span className="flex flex-1 basis-60 flex-col">
                  {joinNames(one.politicas.map(({ nome }) => nome))}
                  <span className="text-ink-2 text-sm">
                    Prioridade {Math.max(...one.politicas.map(({ prioridade }) => prioridade))}
                  </span>
                </span>
                {one.preco !== undefined && <span className="tabular-nums">{money(one.preco)}</span>}
                <Badge tone={one.resultado === 'VENCEU' ? 'success' : 'neutral'}>
                  {outcomeWords[one.resultado]}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">O que é cobrado</h2>
        {item === undefined ? (
          <p className="text-ink-2">Este cliente não pode comprar esta quantidade agora.</p>
        ) : (
          <SummaryList rows={charged(item)} />
        )}
        {avisos.map(({ tipo, mensagem }) => (
          <p key={tipo} className="text-sm text-warn">
            {mensagem}
          </p>
        ))}
      </Card>
    </div>
  );
}

const charged = ({
  quantidade,
  precoUnitario = 0,
  total = 0,
  ofertasAplicadas = [],
}: NonNullable<WireExplanation['item']>) => [
  {
    label: `${quantidade.toLocaleString('pt-BR')} × ${money(precoUnitario)}`,
    value: formatMoney(add(fromReais(total), ...ofertasAplicadas.map(({ desconto }) => fromReais(desconto)))),
  },
  ...ofertasAplicadas.map(({ oferta, desconto }) => ({
    label: oferta,
    value: `−${money(desconto)}`,
    saving: true,
  })),
  { label: 'Total', value: money(total), strong: true },
];
