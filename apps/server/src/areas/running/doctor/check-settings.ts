import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** What can be known from the settings alone. */
export function checkSettings(config: ConfigWithSms): Finding[] {
	const https = config.publicOrigin?.startsWith('https:') ?? false;
	return [
		https
			? good('PUBLIC_ORIGIN', config.publicOrigin ?? '')
			: bad('PUBLIC_ORIGIN', {
					found: config.publicOrigin ?? 'not set',
					remedy:
						'set it to the https address that people type; cookies are Secure and pages name themselves by it',
				}),
		config.sms.gateway.kind === 'log'
			? bad('SMS_GATEWAY', {
					found: 'log: no SMS is sent',
					remedy: 'set http or smpp, then send a test in Operations of the back-office',
				})
			: good('SMS_GATEWAY', config.sms.gateway.kind),
		https && !config.trustProxy
			? bad('TRUST_PROXY', {
					found: 'not set: all visitors count as one address',
					remedy: 'name the proxy, e.g. TRUST_PROXY=127.0.0.1',
				})
			: good('TRUST_PROXY', config.trustProxy || 'none, no proxy'),
		https && !LOOPBACK.has(config.host)
			? warning('HOST', {
					found: `${config.host}: the shop can be reached past nginx`,
					remedy: 'HOST=127.0.0.1 if nginx runs on this machine; otherwise close the port in the firewall',
				})
			: good('HOST', config.host),
		config.databaseUrl
			? good('DATABASE_URL', config.databaseDirectUrl ? 'set, with DATABASE_DIRECT_URL' : 'set')
			: warning('DATABASE_URL', {
					found: 'not set: the embedded PostgreSQL is used',
					remedy:
						'for a shop that matters, a PostgreSQL of its own with its log archived (docs/operations.md)',
				}),
		...[
			['SMS_OUTBOX_PAGE', config.sms.outboxPage] as const,
			['DEVELOPMENT', config.development] as const,
			['KIT_PAGE', config.kitPage] as const,
		].flatMap(([name, isOn]) =>
			isOn ? [bad(name, { found: 'on', remedy: 'off: it is for development only' })] : [],
		),
	];
}
