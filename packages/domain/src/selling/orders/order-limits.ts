/**
 * Limits of the texts of an order. Staff who change an order send these texts again, so the same limits
 * apply.
 */
export const ORDER_ADDRESS_MAX = 500;
export const ORDER_NOTE_MAX = 1000;
