import { type Static, Type } from 'typebox';
import {
	byId,
	daySchema,
	idSchema,
	line,
	oneOf,
	orNull,
	page,
	pageFields,
	textsWire,
} from '../../base/fields.api.ts';
import { defineCalls, defineTables } from '../access/define-calls.ts';
import { STAFF_RIGHTS, type StaffRight } from '../access/staff-rights.ts';
import { MAX_STAFF_NAME_LENGTH } from './staff-rules.ts';

export const roleKey = Type.String({ pattern: '^[a-z][a-z0-9_]{0,29}$' });

/** DESK-14: a role as the owner edits it. */
export const staffRoleFields = {
	nameEn: line(60, 1),
	nameRu: line(60),
	nameTm: line(60),
	rights: Type.Array(oneOf(Object.keys(STAFF_RIGHTS) as StaffRight[]), { uniqueItems: true, maxItems: 100 }),
	/** DESK-02: after this many minutes without input the back-office locks. */
	idleMinutes: Type.Integer({ minimum: 5, maximum: 720 }),
};
export const staffRoleWire = Type.Object({ key: roleKey, ...staffRoleFields });
export type StaffRoleWire = Static<typeof staffRoleWire>;

/**
 * Calls of the back-office about staff themselves. The public contract does not cover them, so their field
 * names are our own.
 */
export const staffMemberWire = Type.Object({
	id: Type.Integer(),
	login: Type.String(),
	name: Type.String(),
	role: Type.String(),
	roleName: textsWire,
	rights: Type.Array(oneOf(Object.keys(STAFF_RIGHTS) as StaffRight[])),
	/** True after a sign-in by the PIN of a phone, which allows only to deliver. */
	byPin: Type.Boolean(),
});
export type StaffMemberWire = Static<typeof staffMemberWire>;

/** The limit exceeds every allowed password, because the rules explain what is wrong with one. */
const secretText = Type.String({ maxLength: 512 });
const oneTimeCode = line(16);

export const staffSignInWire = Type.Object({ login: line(64), password: secretText, code: oneTimeCode });
export type StaffSignInWire = Static<typeof staffSignInWire>;

export const joinBeginBody = Type.Object({ token: line(64) });
/** The content of a one-time link: the account, and a secret for the app that makes codes. */
export const joinBegunWire = Type.Object({
	/** Empty if the person chooses it when they join, as the first owner does. */
	login: Type.String(),
	name: Type.String(),
	secret: Type.String(),
	uri: Type.String(),
});
export type JoinBegunWire = Static<typeof joinBegunWire>;

export const joinWire = Type.Object({
	token: line(64),
	login: Type.Optional(line(64)),
	password: secretText,
	secret: line(64),
	code: oneTimeCode,
});
export type JoinWire = Static<typeof joinWire>;

export const staffPasswordBody = Type.Object({
	password: secretText,
	next: secretText,
	code: oneTimeCode,
});
export type StaffPasswordBody = Static<typeof staffPasswordBody>;

const staffAccountWire = Type.Object({
	id: Type.Integer(),
	login: Type.String(),
	name: Type.String(),
	role: Type.String(),
	roleName: textsWire,
	disabled: Type.Boolean(),
	/** True once the person has set a password and an app for codes. */
	joined: Type.Boolean(),
	createdAt: Type.String(),
	lastSeenAt: orNull(Type.String()),
});
export type StaffAccountWire = Static<typeof staffAccountWire>;
export const staffAccountsWire = Type.Array(staffAccountWire);

const staffName = line(MAX_STAFF_NAME_LENGTH, 1);
export const staffAccountAddBody = Type.Object({
	login: line(64),
	name: staffName,
	role: roleKey,
});
export type StaffAccountAddBody = Static<typeof staffAccountAddBody>;
export const staffAccountUpdateBody = Type.Object({
	name: staffName,
	role: roleKey,
	disabled: Type.Boolean(),
});
export type StaffAccountUpdateBody = Static<typeof staffAccountUpdateBody>;

/** The link is shown once, and the owner hands it over. */
export const staffLinkWire = Type.Object({ link: Type.String(), expiresAt: Type.String() });
export type StaffLinkWire = Static<typeof staffLinkWire>;

/** S24: a session of a member of staff. */
const staffSessionWire = Type.Object({
	id: Type.Integer(),
	createdAt: Type.String(),
	lastSeenAt: Type.String(),
	userAgent: Type.String(),
	network: Type.String(),
	current: Type.Boolean(),
});
export type StaffSessionWire = Static<typeof staffSessionWire>;
export const staffSessionsWire = Type.Array(staffSessionWire);

export const auditQuery = Type.Object({
	staff: Type.Optional(idSchema),
	subject: Type.Optional(line(64)),
	key: Type.Optional(line(200)),
	/** Days in Ashgabat; both are included. */
	from: Type.Optional(daySchema),
	to: Type.Optional(daySchema),
	/** A text to search for in the old and new values. */
	text: Type.Optional(line(100)),
	...pageFields,
});
export type AuditQuery = Static<typeof auditQuery>;

const auditedRow = orNull(Type.Record(Type.String(), Type.Unknown()));
const auditEntryWire = Type.Object({
	id: Type.Number(),
	at: Type.String(),
	staff: Type.Object({ id: Type.Integer(), name: Type.String() }),
	subject: Type.String(),
	key: Type.String(),
	/** The name of the thing that the key refers to, if it is known. */
	about: orNull(Type.String()),
	action: oneOf(['insert', 'update', 'delete']),
	before: auditedRow,
	after: auditedRow,
	/** The id that all changes of one import share. */
	batch: orNull(Type.String()),
});
export type AuditEntryWire = Static<typeof auditEntryWire>;
export const auditListWire = page(auditEntryWire);
export const auditSubjectsWire = Type.Array(Type.String());

/** A page of any list of the back-office. */
export type StaffPage<Row> = { rows: Row[]; count: number };

export const staffAccountsCalls = defineCalls('staff', {
	'GET /api/staff/accounts': {
		by: 'manageStaff',
		summary: 'The shop’s staff',
		response: { 200: staffAccountsWire },
	},
	'POST /api/staff/account_add': {
		by: 'manageStaff',
		summary: 'A new account; answers with its one-time link',
		body: staffAccountAddBody,
		response: { 200: staffLinkWire },
	},
	'POST /api/staff/account_update/:id': {
		by: 'manageStaff',
		summary: 'Name, role, disabled; a disabled account is out at once',
		params: byId,
		body: staffAccountUpdateBody,
	},
	'POST /api/staff/account_link/:id': {
		by: 'manageStaff',
		summary: 'A new one-time link for who lost password or phone; ends the sessions',
		params: byId,
		response: { 200: staffLinkWire },
	},
});

export const staffSignInCalls = defineCalls('staff', {
	'POST /api/staff/signin': {
		by: 'anyone',
		summary: 'Sign in with password and one-time code; sets the cookie',
		body: staffSignInWire,
		response: { 200: staffMemberWire },
	},
	'POST /api/staff/join_begin': {
		by: 'anyone',
		summary: 'What a one-time link opens',
		body: joinBeginBody,
		response: { 200: joinBegunWire },
	},
	'POST /api/staff/join': {
		by: 'anyone',
		summary: 'Set password and source of codes with a one-time link',
		body: joinWire,
	},
	'GET /api/staff/me': { by: 'ownAccount', summary: 'Who is signed in', response: { 200: staffMemberWire } },
	'POST /api/staff/signout': { by: 'ownAccount', summary: 'End this session' },
	'GET /api/staff/sessions': {
		by: 'ownAccount',
		summary: 'Where I am signed in',
		response: { 200: staffSessionsWire },
	},
	'POST /api/staff/session_end/:id': {
		by: 'ownAccount',
		summary: 'End one of my sessions',
		params: byId,
	},
	'POST /api/staff/password': {
		by: 'ownAccount',
		summary: 'Another password; ends all sessions but the new one',
		body: staffPasswordBody,
	},
});

export const roleTables = defineTables(
	'staff',
	{ read: 'manageStaff', edit: 'manageStaff' },
	{
		roles: staffRoleWire,
	},
);
