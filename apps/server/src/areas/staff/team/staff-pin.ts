import { findPinProblem, MAX_PIN_TRIES } from '@dukan/domain/staff/team/staff-pin.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { isToken, newToken } from '../../../platform/secret-token.ts';
import {
	bindStaffSession,
	findStaffByToken,
	type StaffDevice,
	type StaffMember,
	startStaffSession,
} from '../access/staff-sessions.queries.ts';
import { asStaff } from '../audit/as-staff.ts';
import { noteStaffAct } from '../audit/staff-acts.queries.ts';
import { countPinTry, deleteStaffPin, insertStaffPin, resetPinTries } from './staff-pins.queries.ts';
import { noteSignIn } from './staff-sign-in.ts';

/**
 * The hash covers the phone's token and the PIN, so that a copy of the table without the tokens reveals no
 * PIN.
 */
const secretOf = (token: string, pin: string) => `${token} ${pin}`;

/**
 * COUR-02: chooses a PIN for this phone after a full sign-in, and returns the token for the phone's cookie.
 * The session that chose the PIN ends when the PIN is deleted. A session that was opened with a PIN cannot
 * choose another.
 */
export async function choosePin(
	{ db, clock, passwords }: Needs<'db' | 'clock'> & { passwords: PasswordHasher },
	member: StaffMember,
	{ pin, sessionToken, device }: { pin: string; sessionToken: string; device: StaffDevice },
): Promise<string> {
	if (member.byPin) throw new Problem('not_allowed');
	const problem = findPinProblem(pin);
	if (problem) throw invalidField('pin', problem);
	const token = newToken();
	const pinHash = await passwords.hash(secretOf(token, pin), device.network);
	const now = clock();
	await asStaff(db, { member, now, secretResult: true }, async (trx) => {
		const id = await insertStaffPin(trx, { staffId: member.id, token, pinHash, now, ...device });
		await bindStaffSession(trx, sessionToken, id);
		await noteStaffAct(trx, { subject: 'staff_pins', key: String(member.id), action: 'insert' });
	});
	return token;
}

/** Refuses with 'not_found' if the phone has no PIN any more. The person then needs the full sign-in. */
export async function signInByPin(
	services: Needs<'db' | 'clock'> & { passwords: PasswordHasher },
	{ pin, token }: { pin: string; token: string | undefined },
	device: StaffDevice,
): Promise<{ member: StaffMember; token: string }> {
	const { db, clock, passwords } = services;
	const { network } = device;
	const tried = token !== undefined && isToken(token) ? await countPinTry(db, token, clock()) : undefined;
	if (token === undefined || !tried) throw new Problem('not_found');
	const { id, staffId, pinHash, tries } = tried;
	if (!(await passwords.verify(secretOf(token, pin), pinHash, network))) {
		await noteSignIn(services, staffId, { outcome: 'refused', network });
		if (tries < MAX_PIN_TRIES) throw new Problem('wrong_sign_in');
		await endPin(services, id, { member: { id: staffId } });
		throw new Problem('not_found');
	}
	await resetPinTries(db, id, clock());
	const session = await startStaffSession(db, staffId, clock(), { ...device, pinId: id });
	await noteSignIn(services, staffId, { outcome: 'signed_in', network });
	const member = await findStaffByToken(db, session, clock());
	if (!member) throw new Problem('not_found');
	return { member, token: session };
}

/**
 * The phone can no longer sign in, and its sessions end at once. If `staffId` is given, the PIN must belong
 * to this member.
 */
export async function endPin(
	{ db, clock }: Needs<'db' | 'clock'>,
	id: number,
	{ member, staffId }: { member: Pick<StaffMember, 'id' | 'once'>; staffId?: number },
): Promise<void> {
	await asStaff(db, { member, now: clock() }, async (trx) => {
		const owner = await deleteStaffPin(trx, id, staffId === undefined ? {} : { staffId });
		if (owner === undefined) throw new Problem('not_found');
		await noteStaffAct(trx, { subject: 'staff_pins', key: String(owner), action: 'delete' });
	});
}
