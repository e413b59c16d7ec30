import { finished } from 'node:stream';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { KnownClients } from '../../../platform/overload/client-of.ts';

/**
 * S25: a picture is in memory from its first byte until the response. Limits how many one person sends at once, and how many
 * all do.
 */
const MOST_OF_ONE = 5;
const MOST_AT_ONCE = 20;
const RETRY_AFTER_S = 5;

/**
 * S14: these calls take bytes and look at the content, whatever the header says. They read nothing else: JSON or a form of 5 MB
 * would block the process for seconds.
 */
export function takePictureBodies(uploads: App): void {
	uploads.removeAllContentTypeParsers();
	uploads.addContentTypeParser(
		/^(image\/|application\/octet-stream)/,
		{ parseAs: 'buffer' },
		(_request, body, done) => done(null, body),
	);
}

/** S25: limits calls that anyone with an account may make. An upload beyond the limit is refused before its body is read. */
export function limitUploads(uploads: App, clients: KnownClients): void {
	const open: string[] = [];
	uploads.addHook('preParsing', async (request, reply) => {
		const client = clients.of(request);
		const own = open.filter((other) => other === client).length;
		if (own >= MOST_OF_ONE || open.length >= MOST_AT_ONCE)
			throw new Problem('too_many_requests', { retryAfterS: RETRY_AFTER_S });
		open.push(client);
		// Answered, or given up by the client.
		finished(reply.raw, () => open.splice(open.indexOf(client), 1));
	});
}
