import { newKey } from '../../platform/new-key.ts';

/**
 * An order that was sent and may have been made. `bodies` are all versions of it that were sent under the
 * key.
 */
export type Attempt = { key: string; bodies: string[] };

/** Adds this body to the attempt as the latest one. Without an attempt, begins a new one. */
export function attemptWith(attempt: Attempt | undefined, body: string): Attempt {
	const bodies = (attempt?.bodies ?? []).filter((sent) => sent !== body);
	return { key: attempt?.key ?? newKey(), bodies: [...bodies, body] };
}

export function lastSent({ attempt }: { attempt: Attempt | undefined }): string | undefined {
	return attempt?.bodies.at(-1);
}

/**
 * Returns the attempt to keep after a refusal. After 409 nothing is kept, because that refusal is final.
 * After 400 only the last body is dropped, because it was wrong. After any other refusal everything is kept,
 * because the order may still have been made.
 */
export function attemptAfter(
	status: number,
	{ before, sent }: { before: Attempt | undefined; sent: Attempt },
): Attempt | undefined {
	if (status === 409) return undefined;
	return status === 400 ? before : sent;
}
