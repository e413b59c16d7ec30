import type { AccountField } from './account-forms.ts';

/** The API names of the fields of an account. Forms and refusals use these maps. */
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

/** Specification, point 6: users_add registers only persons of this type. */
export const USER_TYPE = 1;

/** 'Successfully' with the Cyrillic с for both c's, as the mobile app expects it. */
export const REGISTERED_MESSAGE = 'Su\u0441\u0441essfully';
