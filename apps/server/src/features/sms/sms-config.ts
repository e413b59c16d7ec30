import { ConfigError, type Environment, flag, integer, oneOf, url } from '../../platform/read-settings.ts';

export type SmsGatewayConfig =
	| { kind: 'log' }
	| { kind: 'http'; url: string; body: string; authorization: string | undefined }
	| { kind: 'smpp'; host: string; port: number; systemId: string; password: string; sender: string };

export type SmsConfig = {
	gateway: SmsGatewayConfig;
	/** S3: so many an hour in all, then none, and a warning. */
	hourlyBudget: number;
	/** Whether this server sends, or leaves it to a worker of its own. */
	worker: boolean;
	/** A page that shows what the log gateway has sent; for development and tests. */
	outboxPage: boolean;
};

const DEFAULT_BODY = '{"phone":"{phone}","text":"{text}"}';
const SMPP_PORT = 2775;

export function readSmsConfig(env: Environment, { development }: { development: boolean }): SmsConfig {
	const gateway = readGateway(env);
	const outboxPage = flag(env, 'SMS_OUTBOX_PAGE', development && gateway.kind === 'log');
	if (outboxPage && gateway.kind !== 'log')
		throw new ConfigError('SMS_OUTBOX_PAGE shows what SMS_GATEWAY=log has sent: switch one of them off.');
	return {
		gateway,
		hourlyBudget: integer(env, 'SMS_HOURLY_BUDGET', 300, 1, 1_000_000),
		worker: flag(env, 'SMS_WORKER', true),
		outboxPage,
	};
}

function readGateway(env: Environment): SmsGatewayConfig {
	const kind = oneOf(env, 'SMS_GATEWAY', ['log', 'http', 'smpp'] as const, 'log');
	if (kind === 'http') {
		return {
			kind,
			url: needed(url(env, 'SMS_HTTP_URL', ['http:', 'https:']), 'SMS_HTTP_URL', kind),
			body: json(env.SMS_HTTP_BODY || DEFAULT_BODY),
			authorization: env.SMS_HTTP_AUTHORIZATION || undefined,
		};
	}
	if (kind === 'smpp') {
		return {
			kind,
			host: needed(env.SMPP_HOST, 'SMPP_HOST', kind),
			port: integer(env, 'SMPP_PORT', SMPP_PORT, 1, 65_535),
			systemId: needed(env.SMPP_SYSTEM_ID, 'SMPP_SYSTEM_ID', kind),
			password: needed(env.SMPP_PASSWORD, 'SMPP_PASSWORD', kind),
			sender: env.SMPP_SENDER || 'Dukan',
		};
	}
	return { kind };
}

function needed(value: string | undefined, name: string, kind: string): string {
	if (!value) throw new ConfigError(`SMS_GATEWAY=${kind} needs ${name}.`);
	return value;
}

function json(text: string): string {
	try {
		JSON.parse(text);
	} catch {
		throw new ConfigError('SMS_HTTP_BODY must be JSON with {phone} and {text} in it.');
	}
	if (!text.includes('{phone}') || !text.includes('{text}'))
		throw new ConfigError('SMS_HTTP_BODY must be JSON with {phone} and {text} in it.');
	return text;
}
