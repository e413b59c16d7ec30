import { connect } from 'node:tls';
import { DAY_MS } from '../../../platform/clock.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const TIMEOUT_MS = 5000;
const LEAST_DAYS = 14;

/** The shop as people reach it: through DNS, TLS and nginx. */
export async function checkOrigin(origin: string): Promise<Finding[]> {
	const get = (path: string) =>
		fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
	try {
		const ready = await get('/readyz');
		const body = (await ready.text()).slice(0, 100);
		const findings: Finding[] = [
			ready.status === 200
				? good('the shop as people reach it', 'ready')
				: bad('the shop as people reach it', {
						found: `${ready.status} ${body}`,
						remedy: 'journalctl -u dukan and /var/log/nginx/error.log name the reason',
					}),
		];
		const metrics = await get('/metrics');
		await metrics.body?.cancel();
		findings.push(
			metrics.status === 404
				? good('/metrics', 'hidden from outside')
				: bad('/metrics', {
						found: `${metrics.status} from outside`,
						remedy: 'deploy/nginx.conf hides it; or set METRICS_TOKEN',
					}),
		);
		if (!origin.startsWith('https:')) return findings;
		findings.push(
			ready.headers.has('strict-transport-security')
				? good('HSTS', 'sent')
				: warning('HSTS', { found: 'not sent', remedy: 'PUBLIC_ORIGIN must be the https address' }),
		);
		return [...findings, await checkCertificate(new URL(origin))];
	} catch (error) {
		const { cause, message } = error as Error & { cause?: Error };
		return [
			bad('the shop as people reach it', {
				found: `${origin}: ${cause?.message || message}`,
				remedy: 'does the name lead to this machine, does nginx run, is the certificate its own?',
			}),
		];
	}
}

function checkCertificate({ hostname, port }: URL): Promise<Finding> {
	return new Promise((done) => {
		const socket = connect({
			host: hostname,
			port: Number(port || 443),
			servername: hostname,
			timeout: TIMEOUT_MS,
		});
		const fail = (error: Error) =>
			done(
				bad('certificate', {
					found: error.message,
					remedy: 'fullchain.pem and privkey.pem in /etc/ssl/dukan',
				}),
			);
		socket.once('error', fail);
		socket.once('timeout', () => socket.destroy(new Error('no reply')));
		socket.once('secureConnect', () => {
			const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
			socket.end();
			const found = `${days} days left`;
			done(
				days >= LEAST_DAYS
					? good('certificate', found)
					: bad('certificate', { found, remedy: 'renew it (certbot renew) and reload nginx' }),
			);
		});
	});
}
