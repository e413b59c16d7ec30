import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import type { HealthCheck } from '../operations/health-check.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const isHttps = ({ publicOrigin }: ConfigWithSms) => publicOrigin?.startsWith('https:') ?? false;

const forDevelopment = (
	name: string,
	isOn: (config: ConfigWithSms) => boolean,
): HealthCheck<ConfigWithSms> => ({
	name,
	read: (config) => ({ found: isOn(config) ? 'on' : 'off', isGood: !isOn(config) }),
	otherwise: 'bad',
	remedy: 'off: it is for development only',
});

/** Checks that need only the settings. */
export const SETTING_CHECKS: readonly HealthCheck<ConfigWithSms>[] = [
	{
		name: 'PUBLIC_ORIGIN',
		read: (config) => ({ found: config.publicOrigin ?? 'not set', isGood: isHttps(config) }),
		otherwise: 'bad',
		remedy:
			'set it to the https address that people type; cookies are Secure and pages name themselves by it',
	},
	{
		name: 'TRUST_PROXY',
		read: (config) => ({
			found:
				config.trustProxy || (isHttps(config) ? 'not set: all visitors count as one address' : 'no proxy'),
			isGood: !isHttps(config) || Boolean(config.trustProxy),
		}),
		otherwise: 'bad',
		remedy: 'name the proxy, e.g. TRUST_PROXY=127.0.0.1',
	},
	{
		name: 'HOST',
		read: (config) => ({ found: config.host, isGood: !isHttps(config) || LOOPBACK.has(config.host) }),
		otherwise: 'warning',
		remedy:
			'the shop can be reached past nginx: HOST=127.0.0.1 if nginx runs on this machine, else close the port in the firewall',
	},
	{
		name: 'DATABASE_URL',
		read: ({ databaseUrl, databaseDirectUrl }) => ({
			found: !databaseUrl
				? 'not set: the embedded PostgreSQL is used'
				: databaseDirectUrl
					? 'set, with DATABASE_DIRECT_URL'
					: 'set',
			isGood: Boolean(databaseUrl),
		}),
		otherwise: 'warning',
		remedy: 'for a shop that matters, a PostgreSQL of its own with its log archived (docs/operations.md)',
	},
	forDevelopment('SMS_OUTBOX_PAGE', ({ sms }) => sms.outboxPage),
	forDevelopment('DEVELOPMENT', ({ development }) => development),
	forDevelopment('KIT_PAGE', ({ kitPage }) => kitPage),
];
