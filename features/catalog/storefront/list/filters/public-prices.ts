/** Said where a list is ordered or narrowed by price (decision 012). */
export const publicPrices = 'Vale o preço normal da loja; o seu pode ser outro.';
