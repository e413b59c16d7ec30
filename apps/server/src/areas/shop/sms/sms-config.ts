import type { PlatformConfig } from '../../../platform/platform-config.ts';
import { ConfigError, type Environment, flag, integer, oneOf, url } from '../../../platform/read-settings.ts';
import { HTTP_FORMATS, type HttpGatewayOptions } from './http-gateway.ts';

export type SmsGatewayConfig =
	| { kind: 'log' }
	| ({ kind: 'http' } & Omit<HttpGatewayOptions, 'timeoutMs'>)
	| {
			kind: 'smpp';
			host: string;
			port: number;
			systemId: string;
			password: string;
			sender: string | undefined;
	  };

export type SmsConfig = {
	gateway: SmsGatewayConfig;
	/** S3: the most messages an hour. Above it no message is sent, and the shop warns. */
	hourlyBudget: number;
	/**
	 * CHOOSE-05: the most notifications an hour, counted apart from all other messages. 0 turns notifications
	 * off.
	 */
	noticesHourlyBudget: number;
	/** True if this server sends messages itself; false if a separate worker does. */
	worker: boolean;
	/** True if the server has a page that shows the log gateway's messages, for development and tests. */
	outboxPage: boolean;
};

const DEFAULT_BODIES = {
	json: '{"phone":"{phone}","text":"{text}"}',
	form: 'phone={phone}&text={text}',
	get: '',
};
const SMPP_PORT = 2775;
export const SMS_HOURLY_BUDGET = 300;
export const NOTICES_HOURLY_BUDGET = 200;

export function readSmsConfig(env: Environment, { development }: { development: boolean }): SmsConfig {
	const gateway = readGateway(env);
	const outboxPage = flag(env, 'SMS_OUTBOX_PAGE', development && gateway.kind === 'log');
	if (outboxPage && gateway.kind !== 'log')
		throw new ConfigError('SMS_OUTBOX_PAGE shows what SMS_GATEWAY=log has sent: switch one of them off.');
	return {
		gateway,
		hourlyBudget: integer(env, 'SMS_HOURLY_BUDGET', SMS_HOURLY_BUDGET, 1, 1_000_000),
		noticesHourlyBudget: integer(env, 'SMS_NOTICES_HOURLY_BUDGET', NOTICES_HOURLY_BUDGET, 0, 1_000_000),
		worker: flag(env, 'SMS_WORKER', true),
		outboxPage,
	};
}

function readGateway(env: Environment): SmsGatewayConfig {
	const kind = oneOf(env, 'SMS_GATEWAY', ['log', 'http', 'smpp'] as const, 'log');
	if (kind === 'http') {
		const format = oneOf(env, 'SMS_HTTP_FORMAT', HTTP_FORMATS, 'json');
		const address = needed(url(env, 'SMS_HTTP_URL', ['http:', 'https:']), 'SMS_HTTP_URL', kind);
		const body = env.SMS_HTTP_BODY || DEFAULT_BODIES[format];
		if (format === 'json') requireJson(body);
		requirePlaces(format === 'get' ? 'SMS_HTTP_URL' : 'SMS_HTTP_BODY', format === 'get' ? address : body);
		return {
			kind,
			url: address,
			format,
			body,
			authorization: env.SMS_HTTP_AUTHORIZATION || undefined,
			expected: env.SMS_HTTP_EXPECTED || undefined,
		};
	}
	if (kind === 'smpp') {
		return {
			kind,
			host: needed(env.SMPP_HOST, 'SMPP_HOST', kind),
			port: integer(env, 'SMPP_PORT', SMPP_PORT, 1, 65_535),
			systemId: needed(env.SMPP_SYSTEM_ID, 'SMPP_SYSTEM_ID', kind),
			password: needed(env.SMPP_PASSWORD, 'SMPP_PASSWORD', kind),
			sender: env.SMPP_SENDER || undefined,
		};
	}
	return { kind };
}

function needed(value: string | undefined, name: string, kind: string): string {
	if (!value) throw new ConfigError(`SMS_GATEWAY=${kind} needs ${name}.`);
	return value;
}

function requireJson(text: string): void {
	try {
		JSON.parse(text);
	} catch {
		throw new ConfigError('SMS_HTTP_BODY must be JSON with {phone} and {text} in it.');
	}
}

function requirePlaces(name: string, text: string): void {
	if (!text.includes('{phone}') || !text.includes('{text}'))
		throw new ConfigError(`${name} must have {phone} and {text} in it.`);
}

export type ConfigWithSms = PlatformConfig & { sms: SmsConfig };
