import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import type { PlainKey, TranslateFrom } from '@dukan/i18n/translate.ts';
import { CallError } from './call.ts';

type TranslateShell = TranslateFrom<(typeof shellTexts)['en']>;
type Key = PlainKey<(typeof shellTexts)['en']>;

/** Returns a text that says what went wrong and what to do. */
export function problemText(error: unknown, c: TranslateShell): string {
	if (!(error instanceof CallError)) return c('problem.unknown');
	if (error.status === 0) return c('problem.offline');
	const key = `problem.${error.code}`;
	return isKey(key) ? c(key) : c('problem.unknown');
}

/**
 * Returns the text that says why a page has nothing to show. An address that cannot be read counts as not
 * found.
 */
export function loadProblem(error: unknown, c: TranslateShell): string {
	const unreadable = error instanceof CallError && error.code === 'invalid_input';
	return unreadable ? c('problem.not_found') : problemText(error, c);
}

/** The texts for the schema's codes of what is wrong with a field. */
const FIELD_TEXTS: Readonly<Record<string, Key>> = {
	required: 'field.required',
	minLength: 'field.required',
	maxLength: 'field.tooLong',
	minimum: 'field.tooSmall',
	exclusiveMinimum: 'field.tooSmall',
	maximum: 'field.tooLarge',
	type: 'field.number',
	taken: 'field.taken',
	wrong: 'field.wrong',
};

/**
 * Returns the message beside a field, if the refusal names the field. `own` are texts for the screen's own
 * codes.
 */
export function fieldProblem(
	error: unknown,
	field: string,
	c: TranslateShell,
	own: Readonly<Record<string, string>> = {},
): string | undefined {
	if (!(error instanceof CallError)) return undefined;
	const problem = error.errors.find((one) => one.field === field);
	return problem && (own[problem.code] ?? c(FIELD_TEXTS[problem.code] ?? 'field.pattern'));
}

function isKey(key: string): key is Key {
	return key in shellTexts.en;
}
