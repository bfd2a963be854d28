/** `npm run bench:recommendations -- FOLDER`: hit rate and coverage of the recommendations on Olist's orders. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { asTheProduct, leaveOneOut, mostPopular, type Quality, SHOWN } from './leave-one-out.ts';
import { olistIsThere, readOlist } from './olist.ts';
import { OrderModel } from './order-model.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const folder = positionals[0] ?? fileURLToPath(new URL('../../../shared/data/olist', import.meta.url));

if (olistIsThere(folder)) await run();
else say(`Os pedidos da Olist não estão em ${folder}; não há o que medir.`);

async function run(): Promise<void> {
  const { purchases, products } = await readOlist(folder);
  const model = new OrderModel(purchases, products);
  const several = purchases.filter(({ productIds }) => productIds.length > 1).length;
  say(`${purchases.length} pedidos, ${several} com dois produtos ou mais, ${products.length} produtos\n`);
  say(
    `${'recomendação'.padEnd(24)}${`acerto@${SHOWN}`.padStart(12)}${'cobertura'.padStart(12)}${'casos'.padStart(8)}`,
  );
  const ways = [
    ['mais vendidos', mostPopular],
    ['carrinho', asTheProduct('cart')],
    ['página do produto', asTheProduct('product')],
  ] as const;
  for (const [title, recommend] of ways)
    say(lineOf(title, leaveOneOut(model, purchases, recommend), products.length));
}

function lineOf(title: string, { cases, hits, recommended }: Quality, products: number): string {
  const percent = (share: number) => `${(100 * share).toFixed(1).replace('.', ',')} %`;
  return (
    title.padEnd(24) +
    percent(hits / cases).padStart(12) +
    percent(recommended / products).padStart(12) +
    String(cases).padStart(8)
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
