import { typedWhole } from '@dukan/domain/base/text/typed-number.ts';

/** How often a code may be used; null where nothing is typed, which is without a limit. Nothing when it is no number. */
export function readUsesLimit(typed: string): number | null | undefined {
	return typed.trim() === '' ? null : typedWhole(typed);
}
