export interface DemoCategory {
  slug: string;
  name: string;
  children: { slug: string; name: string }[];
}

export type DemoUnit = 'UN' | 'KG' | 'M' | 'CX' | 'PCT' | 'L' | 'KIT' | 'PAR' | 'RL' | 'CT' | 'DZ';

export type DemoGround = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Money in centavos; quantities in thousandths, so 1500 is 1.5 kg. */
export interface DemoProduct {
  sku: string;
  name: string;
  brand: string;
  /** Path of the child category, such as `hortifruti/frutas`. */
  category: string;
  price: number;
  unit: DemoUnit;
  description: string;
  /** Products of the same look are spread over a department's pages. */
  look: string;
  /** Tone of the card behind the picture. */
  ground: DemoGround;
  ean?: string;
  /** Absent: not tracked; 0: sold out. */
  stock?: number;
  /** granularidade */
  step?: number;
  minimum?: number;
  /** maxporpedido */
  maximum?: number;
  /** multiploincremento: how many base units one quantity stands for. */
  multiple?: number;
  wholesaleMinimum?: number;
  wholesalePrice?: number;
  tiers?: { from: number; price: number }[];
  giftWrapPrice?: number;
  tags: string[];
  /** 'Sabor: Uva'. */
  groupings: string[];
  /** Product code of the family's first product; the family has other sizes, colours or flavours. */
  principalSku?: string;
  /** 1000 for the first product of the default order, descending to 0. */
  popularity: number;
}

export interface DemoCatalog {
  categories: DemoCategory[];
  /** Most popular first. */
  products: DemoProduct[];
}
