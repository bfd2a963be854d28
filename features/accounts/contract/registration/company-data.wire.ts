import type { Answer } from '#platform/contract/endpoint.ts';
import type { RegisteredCompany } from '../../domain/registration/company.ts';
import type { companyDataSchema } from './company-data.schema.ts';

type WireCompany = NonNullable<Answer<typeof companyDataSchema>['dados']>;

export const companyToWire = ({ cnpj, name, active, address }: RegisteredCompany): WireCompany => ({
  cnpj,
  razao_social: name,
  ativa: active,
  cep: address.postalCode,
  logradouro: address.street,
  numero: address.number,
  complemento: address.complement,
  bairro: address.district,
  municipio: address.city,
  uf: address.state,
});

export const companyFromWire = (wire: WireCompany): RegisteredCompany => ({
  cnpj: wire.cnpj,
  name: wire.razao_social,
  active: wire.ativa,
  address: {
    postalCode: wire.cep,
    street: wire.logradouro,
    number: wire.numero,
    complement: wire.complemento,
    district: wire.bairro,
    city: wire.municipio,
    state: wire.uf,
  },
});
