import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemCode } from '@dukan/domain/base/problems/problems.ts';
import { problemDocument } from './problem.ts';

/**
 * Refusals for requests that Node refuses before Fastify sees them, because the head is too long, too slow or
 * not HTTP at all.
 */
const REFUSALS: Readonly<Record<string, { status: number; code: ProblemCode }>> = {
	HPE_HEADER_OVERFLOW: { status: 431, code: 'address_too_long' },
	ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'bad_request' },
};
const NOT_HTTP = { status: 400, code: 'bad_request' } as const;

/** Writes a problem document to the socket, because there is no reply object yet. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy();
		return;
	}
	const { status, code } = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
	const body = JSON.stringify({ ...problemDocument(code, ''), status });
	socket.end(
		[
			`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
			'content-type: application/problem+json; charset=utf-8',
			`content-length: ${Buffer.byteLength(body)}`,
			'x-content-type-options: nosniff',
			'connection: close',
			'',
			body,
		].join('\r\n'),
	);
}
