interface Street {
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
}

export const streetText = ({ street, number, complement, district, city, state }: Street): string =>
  [`${street}, ${number}`, complement, district, `${city} - ${state}`].filter(Boolean).join(', ');

export const storeText = ({
  name,
  addressText,
}: {
  readonly name: string;
  readonly addressText: string;
}): string => [name, addressText].filter(Boolean).join(', ');
