import { newKey } from '../../platform/new-key.ts';

/** An order that was sent and has no response yet, with everything sent under its key. */
export type Attempt = { key: string; bodies: string[] };

/** Returns the attempt that is under way, or a new one, with this body as its latest. */
export function attemptWith(attempt: Attempt | undefined, body: string): Attempt {
	const bodies = (attempt?.bodies ?? []).filter((sent) => sent !== body);
	return { key: attempt?.key ?? newKey(), bodies: [...bodies, body] };
}

export function lastSent({ attempt }: { attempt: Attempt | undefined }): string | undefined {
	return attempt?.bodies.at(-1);
}

/**
 * Returns what is kept of an attempt after a refusal. A conflict is final only if nothing else was sent under the key; a bad
 * body says nothing about earlier bodies; after any other refusal the order may have been made.
 */
export function attemptAfter(
	status: number,
	{ before, sent }: { before: Attempt | undefined; sent: Attempt },
): Attempt | undefined {
	if (status === 409) return undefined;
	return status === 400 ? before : sent;
}
