import { createHmac, randomBytes } from 'node:crypto';
import { TOTP_DIGITS } from '@dukan/domain/staff/team/staff-rules.ts';
import { SECOND_MS } from '../../../platform/clock.ts';

/**
 * RFC 6238 with the values that every authenticator app supports: SHA-1, six digits, a new code every 30 s.
 */
const STEP_MS = 30 * SECOND_MS;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The code before the current one still counts, because a person may read it just before it changes. */
const OLDER_STEPS = 1;

export function newTotpSecret(): string {
	return base32(randomBytes(SECRET_BYTES));
}

/** The content of the QR code: the app lists the code under the name of the shop. */
export function totpUri(secret: string, { login, issuer }: { login: string; issuer: string }): string {
	// A colon separates the issuer from the account, so the name of the shop must not contain one.
	const shop = encodeURIComponent(issuer.replaceAll(':', ' '));
	return `otpauth://totp/${shop}:${encodeURIComponent(login)}?secret=${secret}&issuer=${shop}`;
}

export function totpCode(secret: string, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
	const offset = (hash.at(-1) ?? 0) & 0xf;
	const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** TOTP_DIGITS;
	return String(number).padStart(TOTP_DIGITS, '0');
}

export function totpStep(now: Date): number {
	return Math.floor(now.getTime() / STEP_MS);
}

/**
 * Returns the step of a code that is valid now. The caller stores the step, so that no code is accepted
 * twice.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
	const current = totpStep(now);
	const steps = Array.from({ length: OLDER_STEPS + 1 }, (_, index) => current - index);
	return steps.find((step) => totpCode(secret, step) === code);
}

export function isTotpSecret(text: string): boolean {
	return /^[A-Z2-7]{32}$/.test(text);
}

function base32(bytes: Buffer): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
	return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
	const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
	return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
