/** Shown if a list is sorted or narrowed by price (decision 012). */
export const publicPrices = 'Vale o preço normal da loja; o seu pode ser outro.';
