import type { Language } from '../language/language.ts';
import type { AccountField } from './account-forms.ts';

/** The fields of the calls, by what they are. Forms and refusals are read and written through these. */
type WireFields = Partial<Record<AccountField, string>>;
export const SIGN_IN_FIELDS = { phone: 'tel', password: 'parol' } as const satisfies WireFields;
export const SET_USER_FIELDS = {
	phone: 'u_phone_1',
	password: 'u_password',
	confirmation: 'confirmPassword',
	name: 'u_name',
	address: 'u_address_1',
} as const satisfies WireFields;
export const USERS_ADD_FIELDS = {
	phone: '_u_phone_1',
	password: '_u_password',
	name: '_u_name',
	email: '_u_email',
} as const satisfies WireFields;
export const USER_UPDATE_FIELDS = {
	name: 'u_name',
	address: 'u_address_1',
	region: 'region_id',
	email: 'u_email',
	oldPassword: 'old_password',
	newPassword: 'new_password',
} as const satisfies WireFields;

export const RESET_ADD_FIELDS = { phone: 'tel' } as const satisfies WireFields;
export const UPDATE_PASSWORD_FIELDS = {
	phone: '_u_phone_1',
	password: '_pass',
} as const satisfies WireFields;

/** Specification, point 6: the only kind of person that users_add registers. */
export const USER_TYPE = 1;

/** POST /api/set_user. `message` is 'Successfully' with the Cyrillic с for both c's, as the mobile app expects it. */
export const REGISTERED_MESSAGE = 'Su\u0441\u0441essfully';
export type RegisteredWire = { message: typeof REGISTERED_MESSAGE; token: string; user_lang: Language };

/** POST /api/signin and, when all went well, POST /api/users_add. */
export type SignedInWire = {
	login: true;
	bann: false;
	token: string;
	lang: Language;
	u_id: number;
	u_name: string;
	u_phone_1: string;
	u_address_1: string;
};
export type SignInWire = SignedInWire | { login: false; bann: boolean };

/** GET /api/user_show/, POST /api/user_update */
export type UserWire = {
	token: string;
	u_id: number;
	u_name: string;
	u_phone_1: string;
	u_address_1: string;
	u_email: string;
	region_id: number | null;
	lang: Language;
};
export type UserShowWire = UserWire | { token: false };

export type SessionWire = {
	id: number;
	created_at: string;
	last_seen_at: string;
	user_agent: string;
	current: boolean;
};
export type SessionListWire = { rows: SessionWire[]; count: number };

/** POST /api/reset_add. Without a token: banned (`block`) or not registered (`regno`). */
export type ResetAddWire = { block: boolean; regno: boolean; token: string };

/** POST /api/reset_confirm. The token is the one-time ticket for user_updatepass. */
export type ResetConfirmWire = { confirm: true; token: string } | { confirm: false };

/** POST /api/user_updatepass */
export type UpdatePasswordWire = { update: boolean };
