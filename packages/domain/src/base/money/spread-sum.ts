/**
 * Divides a sum into parts in proportion to weights, in whole tenge. Each part is the difference of two
 * shares that are rounded down, so the parts add up to the sum exactly. No part exceeds its weight if the sum
 * does not exceed all weights together. BigInt is necessary because the product of two sums may exceed the
 * safe integers.
 */
export function spreadSum(sumTenge: number, weights: readonly number[]): number[] {
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	if (total === 0) return weights.map(() => 0);
	let weightSoFar = 0;
	let givenSoFar = 0;
	return weights.map((weight) => {
		weightSoFar += weight;
		const shareSoFar = Number((BigInt(sumTenge) * BigInt(weightSoFar)) / BigInt(total));
		const part = shareSoFar - givenSoFar;
		givenSoFar = shareSoFar;
		return part;
	});
}
