/** The parts of the checkout, by their place in the address. */
export type SectionId = 'receber' | 'entrega' | 'pagamento' | 'observacoes' | 'revisao';
