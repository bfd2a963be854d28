/** The parts of the checkout, by their place in the address. */
export type SectionId = 'receber' | 'entrega' | 'pagamento' | 'observacoes' | 'revisao';

/** The field of something that the supplier asks, by its id. */
export const questionId = (id: string): string => `pergunta-${id}`;
