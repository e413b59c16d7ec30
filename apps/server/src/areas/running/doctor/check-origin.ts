import { connect } from 'node:tls';
import { DAY_MS } from '../../../platform/clock.ts';
import { type Finding, type HealthCheck, type Reading, runChecks } from '../operations/health-check.ts';

const TIMEOUT_MS = 5000;
const LEAST_DAYS = 14;

type Reached = { origin: URL; ready: Response; readyBody: string; metricsStatus: number };

const REACHED = 'the shop as people reach it';

/** Checks of the shop's address as people reach it, through DNS, TLS and nginx. */
const ORIGIN_CHECKS: readonly HealthCheck<Reached>[] = [
	{
		name: REACHED,
		read: ({ ready, readyBody }) => ({
			found: ready.status === 200 ? 'ready' : `${ready.status} ${readyBody}`,
			isGood: ready.status === 200,
		}),
		otherwise: 'bad',
		remedy: 'journalctl -u dukan and /var/log/nginx/error.log name the reason',
	},
	{
		name: '/metrics',
		read: ({ metricsStatus }) => ({
			found: metricsStatus === 404 ? 'hidden from outside' : `${metricsStatus} from outside`,
			isGood: metricsStatus === 404,
		}),
		otherwise: 'bad',
		remedy: 'deploy/nginx.conf hides it; or set METRICS_TOKEN',
	},
	{
		name: 'HSTS',
		read: ({ origin, ready }) => {
			const isGood = ready.headers.has('strict-transport-security');
			return origin.protocol === 'https:' ? { found: isGood ? 'sent' : 'not sent', isGood } : undefined;
		},
		otherwise: 'warning',
		remedy: 'PUBLIC_ORIGIN must be the https address',
	},
	{
		name: 'certificate',
		read: ({ origin }) => (origin.protocol === 'https:' ? readCertificate(origin) : undefined),
		otherwise: 'bad',
		remedy:
			'renew it (certbot renew) and reload nginx; fullchain.pem and privkey.pem stand in /etc/ssl/dukan',
	},
];

export async function checkOrigin(origin: string): Promise<Finding[]> {
	const get = (path: string) =>
		fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
	try {
		const ready = await get('/readyz');
		const readyBody = (await ready.text()).slice(0, 100);
		const metrics = await get('/metrics');
		await metrics.body?.cancel();
		const reached = { origin: new URL(origin), ready, readyBody, metricsStatus: metrics.status };
		return await runChecks(ORIGIN_CHECKS, reached);
	} catch (error) {
		const { cause, message } = error as Error & { cause?: Error };
		const found = `${origin}: ${cause?.message || message}`;
		const remedy = 'does the name lead to this machine, does nginx run, is the certificate its own?';
		return [{ name: REACHED, state: 'bad', found, remedy }];
	}
}

function readCertificate({ hostname, port }: URL): Promise<Reading> {
	return new Promise((done) => {
		const socket = connect({
			host: hostname,
			port: Number(port || 443),
			servername: hostname,
			timeout: TIMEOUT_MS,
		});
		socket.once('error', (error: Error) => done({ found: error.message, isGood: false }));
		socket.once('timeout', () => socket.destroy(new Error('no reply')));
		socket.once('secureConnect', () => {
			const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
			socket.end();
			done({ found: `${days} days left`, isGood: days >= LEAST_DAYS });
		});
	});
}
