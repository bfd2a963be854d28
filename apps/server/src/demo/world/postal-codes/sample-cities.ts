/** The cities of the demo's shops and clients by their CEPs, and a few that many people know. */

type Row = readonly [first: number, last: number, city: string, state: string];

// biome-ignore format: a row for each range of the first five digits
const ROWS: readonly Row[] = [
  [1000, 5999, 'São Paulo', 'SP'],
  [6000, 6299, 'Osasco', 'SP'],
  [6300, 6399, 'Carapicuíba', 'SP'],
  [6400, 6499, 'Barueri', 'SP'],
  [6650, 6699, 'Itapevi', 'SP'],
  [6700, 6729, 'Cotia', 'SP'],
  [6750, 6799, 'Taboão da Serra', 'SP'],
  [7000, 7399, 'Guarulhos', 'SP'],
  [8000, 8499, 'São Paulo', 'SP'],
  [8600, 8699, 'Suzano', 'SP'],
  [8700, 8899, 'Mogi das Cruzes', 'SP'],
  [9000, 9299, 'Santo André', 'SP'],
  [9300, 9399, 'Mauá', 'SP'],
  [9500, 9599, 'São Caetano do Sul', 'SP'],
  [9600, 9899, 'São Bernardo do Campo', 'SP'],
  [9900, 9999, 'Diadema', 'SP'],
  [11000, 11099, 'Santos', 'SP'],
  [12200, 12248, 'São José dos Campos', 'SP'],
  [13000, 13139, 'Campinas', 'SP'],
  [13200, 13219, 'Jundiaí', 'SP'],
  [18000, 18109, 'Sorocaba', 'SP'],
  [20000, 23799, 'Rio de Janeiro', 'RJ'],
  [30000, 31999, 'Belo Horizonte', 'MG'],
  [70000, 72799, 'Brasília', 'DF'],
];

export function cityOfPostalCode(postalCode: string): readonly [city: string, state: string] | undefined {
  const start = Number(postalCode.slice(0, 5));
  const row = ROWS.find(([first, last]) => start >= first && start <= last);
  return row && [row[2], row[3]];
}
