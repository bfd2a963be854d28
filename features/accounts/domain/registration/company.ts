/** Data of the tax register that a form needs. Spec 7, dados-receita. */
export interface RegisteredCompany {
  /** Fourteen letters and digits. */
  readonly cnpj: string;
  readonly name: string;
  /** The register's status is 'ATIVA'. */
  readonly active: boolean;
  readonly address: {
    /** Eight digits; empty where the register has none. */
    readonly postalCode: string;
    readonly street: string;
    readonly number: string;
    readonly complement: string;
    readonly district: string;
    readonly city: string;
    readonly state: string;
  };
}
