/** DESK-04: the way in which an order came to the shop. */
export const ORDER_CHANNELS = ['site', 'phone', 'counter'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];
