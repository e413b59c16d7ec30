/** Makes a value for the Idempotency-Key header. Does not use randomUUID, which a page without https does not have. */
export function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
