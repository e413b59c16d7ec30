import { sql } from 'kysely';

const PAID = sql`(l.price_tenge::float8 * l.unit_factor * l.quantity - l.discount_tenge)`;

/**
 * What an order line (alias `l`) brought: less its discount and what was paid back for returned pieces, as lineRefundTenge has it.
 * Whole tenge stay whole in a float8 far beyond what a shop can sell, and adding them is quicker than adding bigints.
 */
export const LINE_REVENUE = sql`(${PAID} - floor(${PAID} * l.returned / l.quantity))`;
