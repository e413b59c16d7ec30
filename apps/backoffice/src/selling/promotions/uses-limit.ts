import { typedWhole } from '@dukan/domain/base/text/typed-number.ts';

/**
 * Returns how often a code may be used. An empty text means no limit and returns null. A text that is not a
 * number returns undefined.
 */
export function readUsesLimit(typed: string): number | null | undefined {
	return typed.trim() === '' ? null : typedWhole(typed);
}
