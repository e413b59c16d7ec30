import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import Fastify from 'fastify';

/** The baselines: the same bytes from memory, by Node's own server or by Fastify with a route for each and nothing else. */
const [kind = '', dir = ''] = process.argv.slice(2);
const files = readdirSync(dir).map((name) => [`/${name}`, readFileSync(join(dir, name))] as const);
const TYPE = 'text/html; charset=utf-8';

if (kind === 'node') {
	const bodies = new Map<string | undefined, Buffer>(files);
	const server = createServer((request, response) => {
		const body = bodies.get(request.url);
		response.writeHead(body ? 200 : 404, { 'content-type': TYPE, 'content-length': body?.length ?? 0 });
		response.end(body);
	});
	server.listen(0, '127.0.0.1', () => tell(server.address()));
} else {
	const app = Fastify();
	for (const [path, body] of files) app.get(path, async (_request, reply) => reply.type(TYPE).send(body));
	await app.listen({ port: 0, host: '127.0.0.1' });
	tell(app.server.address());
}

function tell(address: unknown): void {
	process.send?.({ port: (address as { port: number }).port });
}
