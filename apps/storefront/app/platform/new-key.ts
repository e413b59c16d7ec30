/**
 * Returns a value for the Idempotency-Key header. It does not use randomUUID, which pages without https do
 * not have.
 */
export function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
