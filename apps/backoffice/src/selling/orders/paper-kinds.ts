/**
 * The documents of an order: for the warehouse, to go with the goods, for the customer on A4 and on an 80 mm
 * roll, and for the warranty.
 */
export const PAPER_KINDS = ['picking', 'note', 'receipt', 'narrow', 'warranty'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
