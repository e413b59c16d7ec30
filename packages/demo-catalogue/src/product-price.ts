import type { Random } from './seeded-random.ts';

function roundingStepTmt(priceTmt: number): number {
	if (priceTmt < 20) return 0.5;
	if (priceTmt < 100) return 5;
	if (priceTmt < 1000) return 10;
	return priceTmt < 10000 ? 50 : 100;
}

/** Returns a price in the range. `level` 0 is the bottom and 1 the top, on a logarithmic scale. */
export function priceAtLevel(range: { min: number; max: number }, level: number): number {
	const clamped = Math.min(1, Math.max(0, level));
	const raw = range.min * (range.max / range.min) ** clamped;
	const step = roundingStepTmt(raw);
	const rounded = Math.min(range.max, Math.max(range.min, Math.round(raw / step) * step));
	return Math.round(rounded * 100);
}

/** Gives a round price an ending of .50 or .90. The price stays above the minimum. */
export function withFraction(priceTenge: number, minTenge: number, random: Random): number {
	const lowered = priceTenge - random.pick([50, 10]);
	return lowered >= minTenge ? lowered : priceTenge + 50;
}

export function discountPercent(priceTenge: number, salePriceTenge: number): number {
	return Math.round(100 - (salePriceTenge / priceTenge) * 100);
}

/** Rounds as far as the shopper still sees the planned percentage. */
export function salePrice(priceTenge: number, percent: number): number {
	const exact = (priceTenge * (100 - percent)) / 100;
	for (const step of [1000, 100, 50, 10, 1]) {
		const rounded = Math.round(exact / step) * step;
		if (rounded > 0 && rounded < priceTenge && discountPercent(priceTenge, rounded) === percent)
			return rounded;
	}
	throw new Error(`no sale price for ${priceTenge} less ${percent} %`);
}
