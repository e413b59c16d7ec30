import { timingSafeEqual } from 'node:crypto';
import { addresses, MAX_ID } from '@dukan/domain/base/addresses/addresses.ts';
import type { Database } from '../../../platform/database/database.ts';
import { keyedHash } from '../../../platform/server-secrets.ts';

/** 72 bits: too many to try, few enough for an SMS. */
const SIGNATURE_BYTES = 9;
const KEY = /^([0-9a-z]{1,6})-([\w-]{12})$/;
const RADIX = 36;

/**
 * CHOOSE-05: returns the key of a link that unsubscribes one person without signing in. The key allows
 * nothing else.
 */
export async function stopKey(db: Database, userId: number): Promise<string> {
	return `${userId.toString(RADIX)}-${(await signature(db, userId)).toString('base64url')}`;
}

export async function stopLink(db: Database, origin: string, userId: number): Promise<string> {
	return `${origin}${addresses.stopNotices}?key=${await stopKey(db, userId)}`;
}

/** Returns the person of the link. Returns undefined if the shop has not signed this key. */
export async function findStopped(db: Database, key: string): Promise<number | undefined> {
	const [, id = '', signed = ''] = KEY.exec(key) ?? [];
	const userId = Number.parseInt(id, RADIX);
	if (!(userId > 0 && userId <= MAX_ID)) return undefined;
	const given = Buffer.from(signed, 'base64url');
	return timingSafeEqual(given, await signature(db, userId)) ? userId : undefined;
}

async function signature(db: Database, userId: number): Promise<Buffer> {
	return (await keyedHash(db, 'notices', `stop ${userId}`)).subarray(0, SIGNATURE_BYTES);
}
