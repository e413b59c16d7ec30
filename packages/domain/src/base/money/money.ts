/** Money is counted in whole tenge (1 manat = 100 tenge) and never in binary fractions (GEN-04). */
export const TENGE_PER_MANAT = 100;

/**
 * Returns the number of manat that the API sends. It is exact, because the nearest double of n/100 prints
 * with at most two decimals.
 */
export function manatFromTenge(tenge: number): number {
	return tenge / TENGE_PER_MANAT;
}

export function tengeFromManat(manat: number): number {
	return Math.round(manat * TENGE_PER_MANAT);
}

/** GEN-04: the displayed price is the unit price × product_unit. */
export function displayedPriceTenge(unitPriceTenge: number, unitFactor: number): number {
	return unitPriceTenge * unitFactor;
}

/** Returns what one piece costs now. */
export function piecePriceTenge(product: {
	priceTenge: number;
	salePriceTenge?: number | null | undefined;
	unitFactor: number;
}): number {
	return displayedPriceTenge(product.salePriceTenge ?? product.priceTenge, product.unitFactor);
}

/** GEN-05: round(100 − sale price / regular price × 100). */
export function salePercent(regularTenge: number, saleTenge: number): number {
	return regularTenge > 0 ? Math.round(100 - (saleTenge * 100) / regularTenge) : 0;
}
