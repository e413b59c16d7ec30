/** The longest texts of an order. Staff who change an order send them again unchanged. */
export const ORDER_ADDRESS_MAX = 500;
export const ORDER_NOTE_MAX = 1000;
