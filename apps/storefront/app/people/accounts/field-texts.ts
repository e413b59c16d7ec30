import type { FieldProblem } from '@dukan/domain/people/accounts/account-rules.ts';
import type { AccountTextKey } from '@dukan/i18n/translate.ts';

/** AUTH-07: the text of each problem that a field can have. A problem without a text is a type error. */
export const FIELD_TEXTS = {
	phone_required: 'auth.error.phoneRequired',
	phone_invalid: 'auth.error.phoneInvalid',
	phone_range: 'auth.error.phoneRange',
	password_required: 'auth.error.passwordRequired',
	password_short: 'auth.error.passwordShort',
	password_long: 'auth.error.tooLong',
	password_guessable: 'auth.error.passwordGuessable',
	password_wrong: 'auth.error.passwordWrong',
	confirm_required: 'auth.error.confirmRequired',
	confirm_mismatch: 'auth.error.passwordMismatch',
	name_required: 'auth.error.nameRequired',
	name_short: 'auth.error.nameShort',
	name_long: 'auth.error.tooLong',
	address_required: 'auth.error.addressRequired',
	address_length: 'auth.error.addressLength',
	region_required: 'auth.error.regionRequired',
	email_invalid: 'auth.error.emailInvalid',
} as const satisfies Record<FieldProblem, AccountTextKey>;
