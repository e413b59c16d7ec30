import { type Static, Type } from 'typebox';
import {
	byId,
	FORM_TYPES,
	idSchema,
	languageSchema,
	orNull,
	ownPageFields,
	page,
} from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import {
	REGISTERED_MESSAGE,
	SET_USER_FIELDS,
	SIGN_IN_FIELDS,
	UPDATE_PASSWORD_FIELDS,
	USER_TYPE,
	USERS_ADD_FIELDS,
} from './account-fields.ts';
import { ADDRESS_MAX, EMAIL_MAX, NAME_MAX, PASSWORD_MAX } from './account-rules.ts';

/**
 * The domain's rules explain what is wrong with a text. The limits of the schema exclude only absurd lengths.
 */
const SLACK = 4;
const text = (max: number) => Type.String({ maxLength: max * SLACK });
const PHONE_MAX = 20;
const field = {
	password: text(PASSWORD_MAX),
	name: text(NAME_MAX),
	address: text(ADDRESS_MAX),
	email: text(EMAIL_MAX),
};

/** A missing field counts as empty, so that the domain's rules report it. */
const required = (max: number) => Type.String({ maxLength: max * SLACK, default: '' });
const secret = Type.String({ maxLength: 100, default: '' });

/** POST /api/set_user */
export const setUserBody = Type.Object({
	u_phone_1: required(PHONE_MAX),
	u_password: required(PASSWORD_MAX),
	confirmPassword: required(PASSWORD_MAX),
	u_name: required(NAME_MAX),
	u_address_1: required(ADDRESS_MAX),
});
/**
 * ACCT-01: present if the shop wants the phone confirmed at registration. The person cannot order before
 * that.
 */
const confirmPhone = { confirm_phone: Type.Optional(Type.Literal(true)) };
export const registeredWire = Type.Object({
	message: Type.Literal(REGISTERED_MESSAGE),
	token: Type.String(),
	user_lang: languageSchema,
	...confirmPhone,
});
export type RegisteredWire = Static<typeof registeredWire>;

/** POST /api/users_add */
export const usersAddBody = Type.Object({
	_u_phone_1: required(PHONE_MAX),
	_u_password: required(PASSWORD_MAX),
	_u_name: required(NAME_MAX),
	_u_email: required(EMAIL_MAX),
	_u_type: Type.Integer({ minimum: USER_TYPE, maximum: USER_TYPE, default: USER_TYPE }),
});

/** POST /api/signin */
export const signInBody = Type.Object({ tel: required(PHONE_MAX), parol: required(PASSWORD_MAX) });
export const signedInWire = Type.Object({
	login: Type.Literal(true),
	bann: Type.Literal(false),
	token: Type.String(),
	lang: languageSchema,
	u_id: Type.Integer(),
	u_name: Type.String(),
	u_phone_1: Type.String(),
	u_address_1: Type.String(),
});
export type SignedInWire = Static<typeof signedInWire>;
export const signInWire = Type.Union([
	signedInWire,
	Type.Object({ login: Type.Literal(false), bann: Type.Boolean() }),
]);
export type SignInWire = Static<typeof signInWire>;

/** POST /api/users_add */
export const usersAddedWire = Type.Object({ ...signedInWire.properties, ...confirmPhone });

/** GET /api/user_show/, POST /api/user_update */
export const userWire = Type.Object({
	token: Type.String(),
	u_id: Type.Integer(),
	u_name: Type.String(),
	u_phone_1: Type.String(),
	u_address_1: Type.String(),
	u_email: Type.String(),
	region_id: orNull(Type.Integer()),
	lang: languageSchema,
});
export type UserWire = Static<typeof userWire>;
/** When no one is signed in, `token` is false and there are no other fields. */
export const userShowWire = Type.Union([userWire, Type.Object({ token: Type.Literal(false) })]);
export type UserShowWire = Static<typeof userShowWire>;

export const userUpdateBody = Type.Object({
	u_name: Type.Optional(field.name),
	u_address_1: Type.Optional(field.address),
	region_id: Type.Optional(idSchema),
	u_email: Type.Optional(field.email),
	lang: Type.Optional(languageSchema),
	old_password: Type.Optional(field.password),
	new_password: Type.Optional(field.password),
});

export const sessionListQuery = Type.Object(ownPageFields);
const sessionWire = Type.Object({
	id: Type.Integer(),
	created_at: Type.String({ format: 'date-time' }),
	last_seen_at: Type.String({ format: 'date-time' }),
	user_agent: Type.String(),
	current: Type.Boolean(),
});
export type SessionWire = Static<typeof sessionWire>;
export const sessionListWire = page(sessionWire);
export type SessionListWire = Static<typeof sessionListWire>;

/**
 * POST /api/reset_add. The response has no token for a banned person (`block`) or an unregistered phone
 * (`regno`).
 */
export const resetAddBody = Type.Object({ tel: required(PHONE_MAX), key: secret });
export const resetAddWire = Type.Object({
	block: Type.Boolean(),
	regno: Type.Boolean(),
	token: Type.String(),
});
export type ResetAddWire = Static<typeof resetAddWire>;

/** POST /api/reset_confirm. The token is the one-time ticket that user_updatepass requires. */
export const resetConfirmBody = Type.Object({ tel: required(PHONE_MAX), code: secret, token: secret });
export const resetConfirmWire = Type.Union([
	Type.Object({ confirm: Type.Literal(true), token: Type.String() }),
	Type.Object({ confirm: Type.Literal(false) }),
]);
export type ResetConfirmWire = Static<typeof resetConfirmWire>;

/**
 * POST /api/user_confirm_add sends a code to the person's own phone. `sent` is false if the phone is
 * confirmed already.
 */
export const confirmationSentWire = Type.Object({ sent: Type.Boolean(), phone: Type.String() });
/** POST /api/user_confirm */
export const userConfirmBody = Type.Object({ code: secret });
export const userConfirmedWire = Type.Object({ confirm: Type.Boolean() });

/** POST /api/user_updatepass */
export const updatePasswordBody = Type.Object({
	_pass: required(PASSWORD_MAX),
	_u_phone_1: required(PHONE_MAX),
});
export const updatePasswordWire = Type.Object({ update: Type.Boolean() });
export type UpdatePasswordWire = Static<typeof updatePasswordWire>;

const { email: _email, ...OLD_WAY } = USERS_ADD_FIELDS;

export const authCalls = defineCalls('accounts', {
	'POST /api/set_user': {
		by: 'anyone',
		summary: 'Register. 401 when the phone is registered already, 403 when it is banned',
		body: setUserBody,
		response: { 200: registeredWire },
		requires: Object.values(SET_USER_FIELDS),
		consumes: FORM_TYPES,
	},
	'POST /api/users_add': {
		by: 'anyone',
		summary: 'Register, the old way. Answers as signin; 401 and 403 as set_user',
		body: usersAddBody,
		response: { 200: usersAddedWire },
		requires: Object.values(OLD_WAY),
		consumes: FORM_TYPES,
	},
	'POST /api/signin': {
		by: 'anyone',
		summary: 'Sign in. `bann` is told only with the right password',
		body: signInBody,
		response: { 200: signInWire },
		requires: Object.values(SIGN_IN_FIELDS),
		consumes: FORM_TYPES,
	},
});

export const confirmPhoneCalls = defineCalls('accounts', {
	'POST /api/user_confirm_add': {
		by: 'shopper',
		summary: 'Ask for a code by SMS that confirms the own phone; none is sent to a confirmed one',
		response: { 200: confirmationSentWire },
	},
	'POST /api/user_confirm': {
		by: 'shopper',
		summary: 'Confirm the own phone with the code from the SMS. 5 minutes, 5 tries',
		body: userConfirmBody,
		response: { 200: userConfirmedWire },
	},
});

export const profileCalls = defineCalls('accounts', {
	'GET /api/user_show/': {
		by: 'anyShopper',
		summary: 'Who is signed in; `token` is false without a session',
		response: { 200: userShowWire },
	},
	'POST /api/user_update': {
		by: 'shopper',
		summary: 'Change what is given. A new password ends all other sessions',
		body: userUpdateBody,
		response: { 200: userWire },
	},
	'POST /api/signout': { by: 'shopper', summary: 'End this session' },
	'GET /api/session_list': {
		by: 'shopper',
		summary: "The person's own sessions, the latest first",
		query: sessionListQuery,
		response: { 200: sessionListWire },
	},
	'POST /api/session_end/:id': {
		by: 'shopper',
		summary: 'End one of the own sessions',
		params: byId,
	},
});

export const resetCalls = defineCalls('accounts', {
	'POST /api/reset_add': {
		by: 'anyone',
		summary: 'Ask for a code by SMS; `key` is the token of a solved captcha',
		body: resetAddBody,
		response: { 200: resetAddWire },
		requires: ['tel', 'key'],
		consumes: FORM_TYPES,
	},
	'POST /api/reset_confirm': {
		by: 'anyone',
		summary: 'The code from the SMS, for a one-time ticket. 5 minutes, 5 tries',
		body: resetConfirmBody,
		response: { 200: resetConfirmWire },
		requires: ['tel', 'code', 'token'],
		consumes: FORM_TYPES,
	},
	'POST /api/user_updatepass': {
		by: 'ticket',
		summary:
			'A new password, with the ticket of reset_confirm as bearer: without it the answer is `update: false` (AUTH-06), for a phone number alone proves nothing. Ends all sessions of the person',
		body: updatePasswordBody,
		response: { 200: updatePasswordWire },
		requires: Object.values(UPDATE_PASSWORD_FIELDS),
		consumes: FORM_TYPES,
	},
});
