import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

const TIMEOUT = 5_000;
// Refused connection, or "the database system is starting up": it may be about to answer.
const passing = ['ECONNREFUSED', '57P03'];

/** What the collation must do, as everywhere names are sorted: ignore case and accents. */
const SORTS_NAMES = `select 'abacate' < 'Zebra' and 'água' < 'bolo' and 'Bala' < 'bolo' as sorts`;

/** The database sorts by bytes, as clusters with the locale C do. */
class Unsorted extends Error {}

/**
 * Throws a `StartupRefusal` unless a PostgreSQL with a usable collation responds at this address; waits up to 5 s for one that is
 * starting.
 */
export async function checkDatabase(url: string): Promise<void> {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const problem = await attempt(url);
    if (problem === undefined) return;
    if (!passing.includes(codeOf(problem)) || Date.now() > end) throw unreachable(url, problem);
    await sleep(250);
  }
}

async function attempt(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT });
  // A connection that breaks while it is being closed must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(SORTS_NAMES);
    return rows[0]?.sorts === true ? undefined : new Unsorted();
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => {});
  }
}

const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : '';

const reasons: Record<string, string> = {
  ECONNREFUSED: 'ninguém atende nesse endereço',
  ENOTFOUND: 'o nome do servidor não existe',
  EAI_AGAIN: 'o nome do servidor não pôde ser resolvido',
  ETIMEDOUT: 'o servidor não respondeu a tempo',
  '28P01': 'usuário ou senha incorretos',
  '28000': 'acesso não autorizado',
  '3D000': 'esse banco não existe no servidor',
  '57P03': 'o servidor ainda está iniciando',
};

function unreachable(url: string, problem: unknown): StartupRefusal {
  if (problem instanceof Unsorted) {
    return new StartupRefusal(
      `O banco de dados em ${place(url)} (DATABASE_URL) não ordena nomes em português: crie-o com LOCALE_PROVIDER icu ICU_LOCALE 'pt-BR' TEMPLATE template0.`,
    );
  }
  const reason = reasons[codeOf(problem)] ?? (problem instanceof Error ? problem.message : 'sem explicação');
  return new StartupRefusal(
    `O banco de dados em ${place(url)} (DATABASE_URL) não está acessível: ${reason}.`,
  );
}

// Never log the whole address: it contains the password.
function place(url: string): string {
  const { host, pathname } = URL.parse(url) ?? { host: '', pathname: '' };
  return `${host}${pathname}`;
}
