import { sql } from 'kysely';

const PAID = sql`(l.price_tenge::float8 * l.unit_factor * l.quantity - l.discount_tenge)`;

/**
 * The revenue of an order line (alias `l`): its price less its discount and refunds of returned pieces, calculated like
 * lineRefundTenge. Whole tenge stay exact in a float8 far beyond what a shop can sell, and adding them is quicker than adding
 * bigints.
 */
export const LINE_REVENUE = sql`(${PAID} - floor(${PAID} * l.returned / l.quantity))`;
