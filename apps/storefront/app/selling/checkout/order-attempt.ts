import { newKey } from '../../platform/new-key.ts';

/** An order that was sent and not yet answered, with everything sent under its key. */
export type Attempt = { key: string; bodies: string[] };

/** The attempt that is under way, or a new one, with this body as its latest. */
export function attemptWith(attempt: Attempt | undefined, body: string): Attempt {
	const bodies = (attempt?.bodies ?? []).filter((sent) => sent !== body);
	return { key: attempt?.key ?? newKey(), bodies: [...bodies, body] };
}

export function lastSent({ attempt }: { attempt: Attempt | undefined }): string | undefined {
	return attempt?.bodies.at(-1);
}

/**
 * What is left of an attempt after a refusal. A conflict is decided only when nothing else came under the key; a bad body
 * says nothing about earlier ones; after anything else the order may have been made.
 */
export function attemptAfter(
	status: number,
	{ before, sent }: { before: Attempt | undefined; sent: Attempt },
): Attempt | undefined {
	if (status === 409) return undefined;
	return status === 400 ? before : sent;
}
