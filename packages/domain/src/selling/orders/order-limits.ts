/** How much a shopper may write to an order. Staff who change it send these again as they are. */
export const ORDER_ADDRESS_MAX = 500;
export const ORDER_NOTE_MAX = 1000;
