import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { until } from './until.ts';

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync);
const DEPLOYED = join(import.meta.dirname, '../../../../deploy/nginx.conf');

export type Nginx = { origin: string; pid: number; stop: () => Promise<void> };

export const isNginxInstalled = PROGRAM !== undefined;

export async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
	const { port } = probe.address() as { port: number };
	await new Promise((done) => probe.close(done));
	return port;
}

/**
 * Starts Debian's nginx on loopback in front of these ports of the shop, with deploy/nginx.conf but without
 * TLS.
 */
export function startNginx(dir: string, ports: readonly number[]): Promise<Nginx> {
	return runNginx(
		dir,
		(port) => `worker_processes 1;\n${frame(dir, deployedSite(dir, port, ports))}`,
		'/healthz',
	);
}

/** Starts nginx with the configuration for a free port and waits until `probe` responds. */
async function runNginx(dir: string, configure: (port: number) => string, probe: string): Promise<Nginx> {
	if (!PROGRAM) throw new Error('nginx is not installed: apt-get install nginx-light');
	const port = await freePort();
	mkdirSync(dir, { recursive: true });
	const config = join(dir, 'nginx.conf');
	const errorLog = join(dir, 'error.log');
	writeFileSync(config, configure(port));
	const nginx = spawn(PROGRAM, ['-c', config, '-p', dir, '-e', errorLog, '-g', 'daemon off;'], {
		stdio: 'ignore',
	});
	const origin = `http://127.0.0.1:${port}`;
	await until(async () => {
		if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${readFileSync(errorLog, 'utf8')}`);
		return fetch(`${origin}${probe}`).then(
			({ ok }) => ok,
			() => false,
		);
	}, 'nginx responds');
	return { origin, pid: nginx.pid ?? 0, stop: () => stopped(nginx) };
}

/**
 * Returns the main configuration around servers. nginx requires these paths even if it writes nothing there.
 */
function frame(dir: string, servers: string): string {
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
	return `${user}
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
	access_log off;
${paths.map((name) => `	${name}_temp_path ${dir}/${name};`).join('\n')}
${servers}
}
`;
}

/** Adapts deploy/nginx.conf to this machine: another port instead of TLS, another folder for the log. */
function deployedSite(dir: string, port: number, ports: readonly number[]): string {
	const site = readFileSync(DEPLOYED, 'utf8');
	const replaced: [RegExp, string][] = [
		// Removes the server that redirects to https.
		[/^server \{\n\tlisten 80;[\s\S]*?^\}\n/m, ''],
		// The server for names other than the shop's.
		[/^\tlisten 80 default_server;\n/m, `\tlisten 127.0.0.1:${port} default_server;\n`],
		[/^\tlisten (\[::\]:80|.*443 ssl http2) default_server;\n/gm, ''],
		[/^\tssl_reject_handshake on;\n/m, ''],
		[/^\tlisten 443 ssl http2;\n\tlisten \[::\]:443 ssl http2;\n/m, `\tlisten 127.0.0.1:${port};\n`],
		[/^\tserver_name dukan\.example;\n/m, '\tserver_name 127.0.0.1;\n'],
		[/^\tssl_certificate.*\n/gm, ''],
		[
			/^\tserver 127\.0\.0\.1:3000 max_fails=0;\n/m,
			ports.map((one) => `\tserver 127.0.0.1:${one} max_fails=0;\n`).join(''),
		],
		[/\/var\/log\/nginx\/dukan\.log/, `${dir}/access.log`],
		// The shop compares the host of a form's origin with the Host header, which has a port here.
		[/proxy_set_header Host \$host;/g, 'proxy_set_header Host $http_host;'],
	];
	return replaced.reduce((text, [part, replacement]) => {
		if (text.search(part) < 0) throw new Error(`deploy/nginx.conf has no ${part}: adapt testing/nginx.ts.`);
		return text.replace(part, () => replacement);
	}, site);
}

function stopped(child: ChildProcess): Promise<void> {
	const exited = new Promise<void>((done) => child.once('exit', () => done()));
	child.kill('SIGQUIT');
	return exited;
}
