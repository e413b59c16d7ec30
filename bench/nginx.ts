import { frame, isNginxInstalled, type Nginx, runNginx } from '../apps/server/src/testing/nginx.ts';

/** nginx serving the files of a folder, or nothing where it is not installed. */
export async function startFileNginx(dir: string, files: string, probe: string): Promise<Nginx | undefined> {
	return isNginxInstalled ? runNginx(dir, (port) => fileConfiguration(dir, port, files), probe) : undefined;
}

/** One process, so that one process id has all its CPU time. */
function fileConfiguration(dir: string, port: number, files: string): string {
	const server = `	sendfile on;
	keepalive_requests 1000000;
	open_file_cache max=1000;
	default_type text/html;
	server {
		listen 127.0.0.1:${port};
		root ${files};
	}`;
	return `master_process off;\n${frame(dir, server)}`;
}
