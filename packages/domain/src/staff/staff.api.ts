import type { StaffRole } from './staff-rights.ts';

/** Calls of the back-office about staff themselves. Names are plain: this side of the wire is ours alone. */
export type StaffMemberWire = { id: number; login: string; name: string; role: StaffRole };

export type StaffSignInWire = { login: string; password: string; code: string };

/** What a one-time link opens: the account, and a secret for the app that makes codes. */
export type JoinBegunWire = { login: string; name: string; secret: string; uri: string };

export type JoinWire = { token: string; password: string; secret: string; code: string };

export type StaffAccountWire = StaffMemberWire & {
	disabled: boolean;
	/** Has set a password and a source of codes. */
	joined: boolean;
	createdAt: string;
	lastSeenAt: string | null;
};

/** Shown once, to be handed over by the owner. */
export type StaffLinkWire = { link: string; expiresAt: string };

export type AuditEntryWire = {
	id: number;
	at: string;
	staff: { id: number; name: string };
	subject: string;
	key: string;
	action: 'insert' | 'update' | 'delete';
	before: Record<string, unknown> | null;
	after: Record<string, unknown> | null;
	/** Of an import: all its changes bear the same. */
	batch: string | null;
};

/** A page of any list of the back-office. */
export type StaffPage<Row> = { rows: Row[]; count: number };
