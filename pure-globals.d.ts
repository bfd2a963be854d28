/** What rules may use besides the language: parsing an address reads nothing and changes nothing. Only for `tsconfig.pure.json`. */
interface URL {
  readonly protocol: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly searchParams: { get(name: string): string | null };
  readonly href: string;
}

declare const URL: {
  new (address: string, base: string): URL;
  canParse(address: string, base: string): boolean;
};
