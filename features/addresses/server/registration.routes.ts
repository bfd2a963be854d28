import type { FastifyInstance } from 'fastify';
import { loginToWire } from '#features/accounts/contract/login/login.wire.ts';
import {
  registeredToWire,
  registrationFromWire,
} from '#features/accounts/contract/registration/registration.wire.ts';
import { fieldErrorsToWire } from '#features/accounts/contract/registration/registration-fields.wire.ts';
import {
  confirmationTexts,
  REGISTERED,
  registrationTexts,
  WAITS_FOR_APPROVAL,
} from '#features/accounts/contract/registration/registration-texts.ts';
import { deviceWords } from '#features/accounts/domain/device.ts';
import { passToRefused } from '#features/accounts/server/identity/applicant-pass.ts';
import { giveSession, presentedSessionId } from '#features/accounts/server/identity/session-cookie.ts';
import { checkRegistration } from '#features/accounts/server/registration/check-registration.ts';
import { confirmRegistration } from '#features/accounts/server/registration/confirm-registration.ts';
import { register } from '#features/accounts/server/registration/register.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { draftFromWire, errorsToWire } from '../contract/address.wire.ts';
import { confirmRegistrationEndpoint, saveUserEndpoint } from '../contract/registration.endpoints.ts';
import {
  confirmRegistrationSchema,
  saveUserSchema,
  type WireSaveUser,
} from '../contract/registration.schema.ts';
import type { NewAddress } from '../domain/address.ts';
import { type AddressErrors, parseNewAddress } from '../domain/parse-new-address.ts';
import type { Places } from './open-places.ts';
import { registeredWith, saveRegisteredAddress } from './registered-address.ts';

/**
 * Registration with an optional address: the account is the accounts feature's, the address is handled here. Spec 4,
 * registration.
 */
export function registrationRoutes(
  app: FastifyInstance,
  { sessionSecret: secret, positionOf }: { readonly sessionSecret: string } & Pick<Places, 'positionOf'>,
): void {
  /** Adds the CEP's position to an address without one, if it is known. */
  const placed = async (
    context: Context,
    address: NewAddress | undefined,
  ): Promise<NewAddress | undefined> => {
    if (address === undefined || address.position !== undefined) return address;
    const position = await positionOf(context, address.postalCode);
    return position === undefined ? address : { ...address, position };
  };

  serve(app, saveUserEndpoint, saveUserSchema, { access: 'anyone' }, async (context, { body }) => {
    const address = addressIn(body);
    const checked = await checkRegistration(context, registrationFromWire(body), address.ok);
    if (!checked.ok || !address.ok) {
      const { fields, unanswered } = checked.ok ? { fields: {}, unanswered: [] } : checked.refusal;
      const facts = {
        campos: fieldErrorsToWire(fields),
        caracteristicas: unanswered,
        endereco: address.ok ? {} : errorsToWire(address.refusal),
      };
      return orRefuse(refuse({ code: 'invalid-registration' as const, facts }), registrationTexts);
    }
    const registering = {
      checked: checked.value,
      extras: registeredWith(await placed(context, address.value)),
      wanted: body.voltar,
      ip: context.request.ip,
    };
    return registeredToWire(orRefuse(await register(context, registering), registrationTexts));
  });

  serve(
    app,
    confirmRegistrationEndpoint,
    confirmRegistrationSchema,
    { access: 'anyone' },
    async (context, { body }) => {
      const { request, reply, now } = context;
      const confirmation = {
        code: body.codigo,
        password: body.senha,
        ip: request.ip,
        device: deviceWords(request.headers['user-agent']),
        previousSessionId: await presentedSessionId(request, secret, now),
      };
      const confirmed = orRefuse(
        await confirmRegistration(context, confirmation, saveRegisteredAddress),
        confirmationTexts,
      );
      const { clientId, waits, wanted, entered } = confirmed;
      await passToRefused(reply, secret, entered, now);
      if (entered.ok) await giveSession(reply, secret, entered.value, now);
      return {
        ok: true as const,
        idcliente: clientId,
        message: waits ? WAITS_FOR_APPROVAL : REGISTERED,
        cadastro_aprovado: !waits,
        voltar: wanted,
        login: entered.ok ? loginToWire(entered.value, await shopOf(context)) : null,
      };
    },
  );
}

/** No address is valid, too. */
function addressIn({ endereco }: WireSaveUser): Result<NewAddress | undefined, AddressErrors> {
  if (endereco === undefined || endereco === null) return accept(undefined);
  const parsed = parseNewAddress(draftFromWire(endereco));
  return parsed.ok ? accept({ ...parsed.value, primary: true }) : parsed;
}
