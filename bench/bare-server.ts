import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';

export type BareServer = { origin: string; pid: number; stop: () => void };

/** Fastify with a route for each body and nothing else, in a process of its own: body N is at /N. */
export async function startBareFastify(dir: string, bodies: readonly Buffer[]): Promise<BareServer> {
	const files = join(dir, 'files');
	rmSync(files, { recursive: true, force: true });
	mkdirSync(files, { recursive: true });
	for (const [index, body] of bodies.entries()) writeFileSync(join(files, String(index)), body);
	const child: ChildProcess = fork(import.meta.filename, [files], {
		env: { ...process.env, NODE_ENV: 'production' },
	});
	const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
	return { origin, pid: child.pid ?? 0, stop: () => child.kill() };
}

async function serve(files: string): Promise<void> {
	const app = Fastify();
	for (const name of readdirSync(files)) {
		const body = readFileSync(join(files, name));
		app.get(`/${name}`, async (_request, reply) => reply.type('text/html; charset=utf-8').send(body));
	}
	process.send?.({ origin: await app.listen({ port: 0, host: '127.0.0.1' }) });
}

if (import.meta.main) await serve(process.argv[2] ?? '');
