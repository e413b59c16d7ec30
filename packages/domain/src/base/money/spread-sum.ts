/**
 * Parts of a sum in proportion to weights, in whole tenge: each part is the difference of two rounded-down running shares,
 * so the parts add up to the sum exactly and none is larger than its weight while the sum is not larger than all weights.
 * BigInt: the product of two sums may pass the safe integers.
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
