import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFileNginx } from './nginx.ts';

export type Baseline = { origin: string; pid: number; stop: () => void };

/** The same bytes from bare servers: Node's own, Fastify, and nginx where it is installed. Body N is at /N. */
export async function startBaselines(
	dir: string,
	bodies: readonly Buffer[],
): Promise<Record<string, Baseline>> {
	const files = join(dir, 'files');
	rmSync(files, { recursive: true, force: true });
	mkdirSync(files, { recursive: true });
	for (const [index, body] of bodies.entries()) writeFileSync(join(files, String(index)), body);
	const nginx = await startFileNginx(join(dir, 'file-nginx'), files, '/0');
	return {
		fastify: await startBare('fastify', files),
		node: await startBare('node', files),
		...(nginx && { nginx }),
	};
}

async function startBare(kind: 'node' | 'fastify', files: string): Promise<Baseline> {
	const child = fork(join(import.meta.dirname, 'bare-server.ts'), [kind, files], {
		env: { ...process.env, NODE_ENV: 'production' },
	});
	const [{ port }] = (await once(child, 'message')) as [{ port: number }];
	return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
