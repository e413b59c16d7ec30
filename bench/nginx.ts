import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync);

export async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
	const { port } = probe.address() as { port: number };
	await new Promise((done) => probe.close(done));
	return port;
}

type Nginx = { origin: string; pid: number; stop: () => Promise<void> };

/** Debian's nginx on loopback before these ports, or nothing where it is not installed. */
export function startNginx(dir: string, ports: readonly number[]): Promise<Nginx | undefined> {
	return start(dir, (port) => configuration(dir, port, ports), '/healthz');
}

/** The same, giving out the files of a folder: as fast as files can be served. */
export function startFileNginx(dir: string, files: string, probe: string): Promise<Nginx | undefined> {
	return start(dir, (port) => fileConfiguration(dir, port, files), probe);
}

async function start(
	dir: string,
	configure: (port: number) => string,
	probe: string,
): Promise<Nginx | undefined> {
	if (!PROGRAM) return undefined;
	const port = await freePort();
	mkdirSync(dir, { recursive: true });
	const config = join(dir, 'nginx.conf');
	writeFileSync(config, configure(port));
	const nginx = spawn(PROGRAM, ['-c', config, '-p', dir, '-e', join(dir, 'error.log'), '-g', 'daemon off;'], {
		stdio: 'ignore',
	});
	const origin = `http://127.0.0.1:${port}`;
	for (let tries = 0; tries < 100; tries += 1) {
		if (
			await fetch(`${origin}${probe}`).then(
				({ ok }) => ok,
				() => false,
			)
		)
			break;
		await new Promise((done) => setTimeout(done, 50));
	}
	return { origin, pid: nginx.pid ?? 0, stop: () => stopped(nginx) };
}

/** Paths that nginx wants even where it writes nothing there. */
function temporaryPaths(dir: string): string {
	return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `	${name}_temp_path ${dir}/${name};`)
		.join('\n');
}

/** One process, so that all its CPU time is under one number. */
function fileConfiguration(dir: string, port: number, files: string): string {
	return `master_process off;
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
	access_log off;
	sendfile on;
	keepalive_requests 1000000;
	open_file_cache max=1000;
	default_type text/html;
${temporaryPaths(dir)}
	server {
		listen 127.0.0.1:${port};
		root ${files};
	}
}
`;
}

/** As deploy/nginx.conf has it, without TLS and its own files. */
function configuration(dir: string, port: number, ports: readonly number[]): string {
	return `worker_processes 1;
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
	access_log off;
${temporaryPaths(dir)}
	upstream dukan {
${ports.map((one) => `		server 127.0.0.1:${one} max_fails=0;`).join('\n')}
		keepalive 32;
	}
	server {
		listen 127.0.0.1:${port};
		location / {
			proxy_pass http://dukan;
			proxy_http_version 1.1;
			proxy_set_header Host $host:$server_port;
			proxy_set_header X-Forwarded-For $remote_addr;
			proxy_set_header Connection "";
			# A process that is stopping refuses new connections: the next one answers. Calls that change something are
			# only sent again if they never reached anyone.
			proxy_next_upstream error timeout;
			proxy_buffering on;
		}
		# Its Idempotency-Key makes it safe to send again, even if it did reach someone.
		location = /api/order_add {
			proxy_pass http://dukan;
			proxy_http_version 1.1;
			proxy_set_header Host $host:$server_port;
			proxy_set_header X-Forwarded-For $remote_addr;
			proxy_set_header Connection "";
			proxy_next_upstream error timeout non_idempotent;
		}
		location ~ /order_events$ {
			proxy_pass http://dukan;
			proxy_http_version 1.1;
			proxy_set_header Connection "";
			proxy_set_header X-Forwarded-For $remote_addr;
			proxy_buffering off;
			proxy_read_timeout 60s;
		}
	}
}
`;
}

function stopped(child: ChildProcess): Promise<void> {
	const gone = new Promise<void>((done) => child.once('exit', () => done()));
	child.kill('SIGQUIT');
	return gone;
}
