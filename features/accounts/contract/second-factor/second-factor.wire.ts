import type { Answer } from '#platform/contract/endpoint.ts';
import type { getSecondFactorSchema } from './second-factor.schema.ts';

interface SecondFactorState {
  readonly on: boolean;
  readonly recoveryCodesLeft: number;
}

export const secondFactorStateToWire = ({
  on,
  recoveryCodesLeft,
}: SecondFactorState): Answer<typeof getSecondFactorSchema> => ({
  ativo: on,
  codigosRestantes: recoveryCodesLeft,
});

export const secondFactorStateFromWire = (wire: Answer<typeof getSecondFactorSchema>): SecondFactorState => ({
  on: wire.ativo,
  recoveryCodesLeft: wire.codigosRestantes,
});

/** The `facts` of a login whose second step is missing; the request of that step sends them back. */
export const challengeToWire = ({ challenge }: { readonly challenge: string }) => ({ desafio: challenge });

/** Shown once, as are the recovery codes. */
export const begunFactorToWire = ({
  secret,
  link,
  qrCode,
}: {
  readonly secret: string;
  readonly link: string;
  readonly qrCode: string;
}) => ({ segredo: secret, link, qrcode: qrCode });

export const recoveryCodesToWire = (codes: readonly string[]) => ({ ok: true as const, codigos: [...codes] });
