import { registrationToWire } from '#features/accounts/contract/registration/registration.wire.ts';
import { fieldErrorsFromWire } from '#features/accounts/contract/registration/registration-fields.wire.ts';
import { REGISTRATION_FAILED } from '#features/accounts/contract/registration/registration-texts.ts';
import type {
  RegistrationDraft,
  RegistrationErrors,
} from '#features/accounts/domain/registration/registration.ts';
import { draftToWire, errorsFromWire } from '#features/addresses/contract/address.wire.ts';
import { saveUserEndpoint } from '#features/addresses/contract/registration.endpoints.ts';
import type { AddressDraft, AddressErrors } from '#features/addresses/domain/parse-new-address.ts';
import type { GivenAnswer } from '#features/suppliers/domain/characteristic.ts';
import { defined } from '#kernel/defined.ts';
import { EMPTY_UUID, type SupplierId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { formatClientPath, VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';

export interface TypedRegistration {
  readonly draft: RegistrationDraft;
  readonly password: string;
  readonly termsVersion?: number | undefined;
  readonly answers: readonly GivenAnswer[];
  /** Absent where it is entered later. */
  readonly address?: AddressDraft | undefined;
  /** The shop's page to open afterwards. */
  readonly wanted?: string | undefined;
}

export interface SentRegistration {
  readonly email: string;
  readonly message: string;
  /** The message while approval is pending. */
  readonly waits?: string;
}

/** Errors by part of the form. */
export interface RegistrationProblems {
  readonly fields: RegistrationErrors;
  readonly address: AddressErrors;
  /** Names of the shop's questions without an answer. */
  readonly unanswered: readonly string[];
}

/** Sends a registration. A created user without idcliente is an error. Spec 4. Any other failure is thrown. */
export async function sendRegistration(
  api: Api,
  supplierId: SupplierId,
  typed: TypedRegistration,
): Promise<Result<SentRegistration, RegistrationProblems>> {
  const client = formatClientPath({ handle: VISITOR_HANDLE, clientId: EMPTY_UUID });
  try {
    const answer = await api.call(saveUserEndpoint, {
      params: { client },
      body: {
        ...registrationToWire(typed),
        ...defined({
          endereco: typed.address === undefined ? undefined : draftToWire(typed.address),
          voltar: typed.wanted,
        }),
        idfornecedor: supplierId,
      },
    });
    if (!answer.idcliente || answer.idcliente === EMPTY_UUID) throw new Error(REGISTRATION_FAILED);
    const { email, message, message_after_create: waits } = answer;
    return accept({ email, message, ...(waits === null ? {} : { waits }) });
  } catch (error) {
    const problems = error instanceof ApiRefusal ? problemsIn(error) : undefined;
    if (problems === undefined) throw error;
    return refuse(problems);
  }
}

function problemsIn({ problem }: ApiRefusal): RegistrationProblems | undefined {
  if (problem.code !== 'invalid-registration') return undefined;
  const { campos, endereco, caracteristicas } = problem.facts ?? {};
  return {
    fields: fieldErrorsFromWire(campos),
    address: typeof endereco === 'object' && endereco !== null ? errorsFromWire({ ...endereco }) : {},
    unanswered: Array.isArray(caracteristicas) ? caracteristicas.map(String) : [],
  };
}
