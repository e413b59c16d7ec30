import { finished } from 'node:stream';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { KnownClients } from '../../../platform/overload/client-of.ts';

/**
 * S25: a picture is in memory from its first byte until the response. These limits bound the uploads of one
 * person at once and of all people at once.
 */
const MOST_OF_ONE = 5;
const MOST_AT_ONCE = 20;
const RETRY_AFTER_S = 5;

/**
 * S14: uploads accept only bytes, whose content is checked later, whatever the header says. JSON and forms
 * are not parsed, because 5 MB of them would block the process for seconds.
 */
export function takePictureBodies(uploads: App): void {
	uploads.removeAllContentTypeParsers();
	uploads.addContentTypeParser(
		/^(image\/|application\/octet-stream)/,
		{ parseAs: 'buffer' },
		(_request, body, done) => done(null, body),
	);
}

/**
 * S25: limits uploads that anyone with an account may make. An upload beyond the limit is refused before its
 * body is read.
 */
export function limitUploads(uploads: App, clients: KnownClients): void {
	const open: string[] = [];
	uploads.addHook('preParsing', async (request, reply) => {
		const client = clients.of(request);
		const own = open.filter((other) => other === client).length;
		if (own >= MOST_OF_ONE || open.length >= MOST_AT_ONCE)
			throw new Problem('too_many_requests', { retryAfterS: RETRY_AFTER_S });
		open.push(client);
		// The upload has been answered, or the client has given it up.
		finished(reply.raw, () => open.splice(open.indexOf(client), 1));
	});
}
