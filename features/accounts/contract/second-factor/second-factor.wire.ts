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
