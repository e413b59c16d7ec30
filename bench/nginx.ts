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

/** Debian's nginx on loopback before these ports, or nothing where it is not installed. */
export async function startNginx(
	dir: string,
	ports: readonly number[],
): Promise<{ origin: string; stop: () => Promise<void> } | undefined> {
	if (!PROGRAM) return undefined;
	const port = await freePort();
	mkdirSync(dir, { recursive: true });
	const config = join(dir, 'nginx.conf');
	writeFileSync(config, configuration(dir, port, ports));
	const nginx = spawn(PROGRAM, ['-c', config, '-p', dir, '-e', join(dir, 'error.log'), '-g', 'daemon off;'], {
		stdio: 'ignore',
	});
	const origin = `http://127.0.0.1:${port}`;
	for (let tries = 0; tries < 100; tries += 1) {
		if (
			await fetch(`${origin}/healthz`).then(
				({ ok }) => ok,
				() => false,
			)
		)
			break;
		await new Promise((done) => setTimeout(done, 50));
	}
	return { origin, stop: () => stopped(nginx) };
}

/** As deploy/nginx.conf has it, without TLS and its own files. */
function configuration(dir: string, port: number, ports: readonly number[]): string {
	return `worker_processes 1;
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
	access_log off;
	client_body_temp_path ${dir}/body;
	proxy_temp_path ${dir}/proxy;
	fastcgi_temp_path ${dir}/fastcgi;
	uwsgi_temp_path ${dir}/uwsgi;
	scgi_temp_path ${dir}/scgi;
	upstream dukan {
${ports.map((one) => `		server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n')}
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
