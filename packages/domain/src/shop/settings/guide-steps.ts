/** OWN-03: the steps that an owner takes in a new shop, in this order. */
export const GUIDE_STEPS = [
	'name',
	'look',
	'languages',
	'contact',
	'seller',
	'delivery',
	'payment',
	'sms',
	'goods',
] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/**
 * Returns the next step that is not done yet. The search continues at the beginning; the result is undefined
 * if all steps are done.
 */
export function nextGuideStep(
	after: GuideStep | undefined,
	done: readonly GuideStep[],
): GuideStep | undefined {
	// Stryker disable next-line ConditionalExpression: indexOf returns -1 for undefined, and -1 + 1 is 0
	const from = after === undefined ? 0 : GUIDE_STEPS.indexOf(after) + 1;
	// Stryker disable next-line MethodExpression: a step that occurs twice is found at its first place
	const inOrder = [...GUIDE_STEPS.slice(from), ...GUIDE_STEPS.slice(0, from)];
	return inOrder.find((step) => step !== after && !done.includes(step));
}
