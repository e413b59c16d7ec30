import { ADDRESS_MAX, EMAIL_MAX, NAME_MAX, PASSWORD_MAX } from '@dukan/domain/auth/account-rules.ts';
import { LANGUAGES } from '@dukan/domain/language/language.ts';
import { Type } from 'typebox';

/** The rules of the domain say what is wrong in words; these bounds only keep the absurd out. */
const SLACK = 4;
const text = (max: number) => Type.String({ maxLength: max * SLACK });

export const field = {
	phone: () => text(20),
	password: () => text(PASSWORD_MAX),
	name: () => text(NAME_MAX),
	address: () => text(ADDRESS_MAX),
	email: () => text(EMAIL_MAX),
	language: () => Type.Union(LANGUAGES.map((language) => Type.Literal(language))),
};

/** A field that is not there is an empty one: the rules name it as missing. */
export const required = <Field extends object>(schema: Field) => ({ ...schema, default: '' });

export const signedInSchema = Type.Object({
	login: Type.Boolean(),
	bann: Type.Boolean(),
	token: Type.Optional(Type.String()),
	lang: Type.Optional(field.language()),
	u_id: Type.Optional(Type.Integer()),
	u_name: Type.Optional(Type.String()),
	u_phone_1: Type.Optional(Type.String()),
	u_address_1: Type.Optional(Type.String()),
});

export const registeredSchema = Type.Object({
	message: Type.String(),
	token: Type.String(),
	user_lang: field.language(),
});

/** `token` is false, and nothing else is there, when nobody is signed in. */
export const userSchema = Type.Object({
	token: Type.Union([Type.String(), Type.Literal(false)]),
	u_id: Type.Optional(Type.Integer()),
	u_name: Type.Optional(Type.String()),
	u_phone_1: Type.Optional(Type.String()),
	u_address_1: Type.Optional(Type.String()),
	u_email: Type.Optional(Type.String()),
	region_id: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
	lang: Type.Optional(field.language()),
});

export const sessionListSchema = Type.Object({
	rows: Type.Array(
		Type.Object({
			id: Type.Integer(),
			created_at: Type.String({ format: 'date-time' }),
			last_seen_at: Type.String({ format: 'date-time' }),
			user_agent: Type.String(),
			current: Type.Boolean(),
		}),
	),
	count: Type.Integer(),
});
