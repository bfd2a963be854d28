import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

/**
 * Refuses a port that is not available before any other start-up work. Every address of the host name is tried: if
 * another program listened on only one of localhost's two addresses, it would answer some browsers in our place.
 */
export async function checkPort({ host, port }: { host: string; port: number }): Promise<void> {
  const addresses = await lookup(host, { all: true }).catch(() => {
    throw new StartupRefusal(`O endereço ${host} (HOST) não existe nesta máquina.`);
  });
  for (const { address } of addresses) {
    const code = await tryListening(address, port);
    // A name may resolve to an address that this machine does not have (::1 without IPv6).
    if (code && !(addresses.length > 1 && code === 'EADDRNOTAVAIL'))
      throw listenRefusal(code, { host, port });
  }
}

/** The reason why listening failed, as one sentence for the operator. */
export function listenRefusal(
  code: string,
  { host, port }: { host: string; port: number },
  settings: { readonly host: string; readonly port: string } = { host: 'HOST', port: 'PORT' },
): StartupRefusal {
  const reasons: Record<string, string> = {
    EADDRINUSE: `A porta ${port} já está em uso: encerre o outro programa ou escolha outra porta em ${settings.port}.`,
    EACCES: `Sem permissão para escutar na porta ${port}: escolha outra em ${settings.port}, a partir de 1024.`,
    EADDRNOTAVAIL: `O endereço ${host} (${settings.host}) não pertence a esta máquina.`,
    ENOTFOUND: `O endereço ${host} (${settings.host}) não existe nesta máquina.`,
  };
  return new StartupRefusal(reasons[code] ?? `Não é possível escutar em ${host}, porta ${port}: ${code}.`);
}

function tryListening(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
}
