/** '12.ABC.345/01DE-35' or '529.982.247-25'; anything else stays as it is. */
export const formatDocument = (bare: string): string =>
  bare
    .replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5')
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
