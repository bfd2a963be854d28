/** The ledger audit: invariants that must hold after any run. */
import pg from 'pg';
import { formatNumber, formatTable } from '../measure/table.ts';
import { chargesAddUp, creditIsConsistent, notifiedOnce } from './charges.ts';
import { couponsAddUp, purchasesAddUp } from './coupons.ts';
import type { Finding, Outside } from './finding.ts';
import { journalAgrees, oneOrderPerKey } from './keys.ts';
import { combosAddUp, linesAddUp, ordersHaveOwnLines, totalsAddUp } from './money.ts';
import { oneCartEach, suppliersAgree } from './owners.ts';
import { promotionsAddUp, rewardsAddUp } from './promotions.ts';
import { returnsAddUp } from './returns.ts';
import { shipmentsAddUp } from './shipments.ts';
import { slotsAddUp } from './slots.ts';
import { stepsAreLegal } from './steps.ts';
import { stockAddsUp } from './stock.ts';

/** Reads one snapshot of the database, whatever else runs in it. */
export async function auditLedger(url: string, outside: Outside = {}): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await auditWith(client, outside);
  } finally {
    await client.end();
  }
}

/** The same of what the client's transaction sees. */
export async function auditWith(client: pg.Client, outside: Outside): Promise<Finding[]> {
  return [
    await totalsAddUp(client),
    await linesAddUp(client),
    await combosAddUp(client),
    await ordersHaveOwnLines(client),
    await chargesAddUp(client),
    await returnsAddUp(client),
    await shipmentsAddUp(client),
    await stockAddsUp(client, outside),
    await slotsAddUp(client),
    await couponsAddUp(client),
    await purchasesAddUp(client),
    await rewardsAddUp(client),
    await promotionsAddUp(client),
    await oneOrderPerKey(client),
    ...(outside.journal === undefined ? [] : await journalAgrees(client, outside.journal)),
    await creditIsConsistent(client),
    await notifiedOnce(client),
    await suppliersAgree(client),
    await oneCartEach(client),
    await stepsAreLegal(client),
  ];
}

export const isClean = (findings: readonly Finding[]): boolean =>
  findings.every(({ broken }) => broken.length === 0);

export function formatFindings(findings: readonly Finding[]): string {
  const table = formatTable({
    head: ['', '', 'invariante', 'conferidos'],
    rows: findings.map(({ id, says, checked, of, broken }) => [
      id,
      broken.length === 0 ? 'ok' : 'FALHOU',
      says,
      `${formatNumber(checked)} ${of}`,
    ]),
    words: 4,
  });
  const wrong = findings.flatMap(({ id, broken }) => broken.map((thing) => `  ${id}: ${thing}`));
  return wrong.length === 0 ? table : `${table}\n\nErrados (os primeiros):\n${wrong.join('\n')}`;
}
