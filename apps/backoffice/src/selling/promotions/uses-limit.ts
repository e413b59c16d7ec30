import { typedWhole } from '@dukan/domain/base/text/typed-number.ts';

/**
 * Returns how often a code may be used; null where nothing is typed, which means without a limit; undefined for a text that is
 * no number.
 */
export function readUsesLimit(typed: string): number | null | undefined {
	return typed.trim() === '' ? null : typedWhole(typed);
}
