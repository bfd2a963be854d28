const whole = new Intl.NumberFormat('pt-BR');

/** '1 produto', '1.234 produtos'. */
export const countWords = (total: number): string =>
  `${whole.format(total)} ${total === 1 ? 'produto' : 'produtos'}`;
