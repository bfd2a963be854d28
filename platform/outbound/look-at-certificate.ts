/**
 * The certificate that a host of the internet shows. The rules of `fetch-outside` apply: one look-up, no internal address, limited
 * time. Only the handshake is made; nothing is sent. Reliability M27.
 */
import tls, { type PeerCertificate } from 'node:tls';
import { type OutsideNetwork, outside, outsideAddress } from './fetch-outside.ts';

export type CertificateProblem = 'other-name' | 'expired' | 'untrusted' | 'unreachable' | 'inward-address';

export interface SeenCertificate {
  /** Epoch milliseconds; absent where none was shown. */
  readonly validUntil?: number;
  /** Absent: browsers trust it. */
  readonly problem?: CertificateProblem;
}

/** What the handshake with the checked address showed. */
export interface Handshake {
  readonly certificate: PeerCertificate;
  /** Node's code; absent where the chain is trusted and the name fits. */
  readonly fault?: string;
}

export interface CertificateNetwork extends Pick<OutsideNetwork, 'resolve' | 'timeout'> {
  handshake(host: string, address: string, signal: AbortSignal): Promise<Handshake>;
}

export const certificateNetwork: CertificateNetwork = {
  resolve: outside.resolve,
  timeout: 5_000,
  handshake: (host, address, signal) => tlsHandshake({ host, address, signal }),
};

interface Wanted {
  readonly host: string;
  /** The connection's target, whatever the name resolves to by now. */
  readonly address: string;
  readonly signal: AbortSignal;
  readonly port?: number;
  /** Trusted instead of the system's authorities. */
  readonly ca?: string;
}

export const tlsHandshake = ({ host, address, signal, port = 443, ca }: Wanted): Promise<Handshake> =>
  new Promise((resolve, reject) => {
    const socket = tls.connect({
      host: address,
      port,
      servername: host,
      ALPNProtocols: ['http/1.1'],
      // A bad certificate is what is looked for. No data is exchanged.
      rejectUnauthorized: false,
      ...(ca === undefined ? {} : { ca }),
    });
    const stop = (): void => {
      socket.destroy();
      reject(new Error('too slow'));
    };
    signal.addEventListener('abort', stop, { once: true });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerCertificate();
      const { authorized, authorizationError } = socket;
      signal.removeEventListener('abort', stop);
      socket.destroy();
      const fault = authorized ? undefined : String(authorizationError);
      resolve({ certificate, ...(fault === undefined ? {} : { fault }) });
    });
  });

/** Never throws, and never takes longer than twice the network's `timeout`. */
export async function lookAtCertificate(
  host: string,
  network: CertificateNetwork = certificateNetwork,
): Promise<SeenCertificate> {
  // They name this machine, whether or not the resolver knows (RFC 6761).
  if (/(^|\.)localhost$/.test(host)) return { problem: 'inward-address' };
  const address = await outsideAddress(new URL(`https://${host}`), {
    resolve: (name) => inTime(network.resolve(name), network.timeout),
  });
  if (!address.ok)
    return { problem: address.refusal === 'inward-address' ? 'inward-address' : 'unreachable' };
  try {
    const signal = AbortSignal.timeout(network.timeout);
    const { certificate, fault } = await network.handshake(host, address.value, signal);
    const validUntil = Date.parse(certificate.valid_to);
    if (Number.isNaN(validUntil)) return { problem: 'unreachable' };
    return fault === undefined
      ? { validUntil }
      : { validUntil, problem: problemOf(host, certificate, fault) };
  } catch {
    return { problem: 'unreachable' };
  }
}

function problemOf(host: string, certificate: PeerCertificate, fault: string): CertificateProblem {
  // First: a certificate of another name is what a host shows that is not set up for this one.
  if (tls.checkServerIdentity(host, certificate) !== undefined) return 'other-name';
  return fault === 'CERT_HAS_EXPIRED' ? 'expired' : 'untrusted';
}

const inTime = <Value>(work: Promise<Value>, timeout: number): Promise<Value> => {
  const late = AbortSignal.timeout(timeout);
  const tooLate = new Promise<never>((_, reject) =>
    late.addEventListener('abort', () => reject(new Error('too slow')), { once: true }),
  );
  return Promise.race([work, tooLate]);
};
