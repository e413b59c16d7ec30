import type { SmsGateway } from './sms-gateway.ts';

/** A gateway takes a message as JSON or as a form in the body of a POST, or in the address of a GET. */
export const HTTP_FORMATS = ['json', 'form', 'get'] as const;

export type HttpGatewayOptions = {
	/** For the format `get` the address contains {phone} and {text}. */
	url: string;
	format: (typeof HTTP_FORMATS)[number];
	/** The body's template: JSON or name=value&…, with {phone} and {text} in place of the values. */
	body: string;
	authorization: string | undefined;
	/**
	 * A text that a successful response must contain, because some gateways answer every message with 200.
	 */
	expected: string | undefined;
	timeoutMs: number;
};

type Message = { phone: string; text: string };

const MAX_REPLY_LENGTH = 120;

/**
 * Sends messages over HTTP. A 2xx response with the expected text means that the gateway has accepted the
 * message.
 */
export function httpGateway(options: HttpGatewayOptions): SmsGateway {
	const { authorization, expected, timeoutMs } = options;
	const write = writerOf(options);
	return {
		send: async (message, stopped) => {
			const silent = AbortSignal.timeout(timeoutMs);
			const { url, headers, ...request } = write(message);
			const response = await fetch(url, {
				...request,
				headers: { ...headers, ...(authorization && { authorization }) },
				signal: stopped ? AbortSignal.any([silent, stopped]) : silent,
				redirect: 'error',
			});
			const reply = await response.text();
			if (!response.ok)
				throw new Error(`The SMS gateway responded ${response.status}: ${quote(reply, message)}`);
			if (expected !== undefined && !reply.includes(expected))
				throw new Error(`The SMS gateway did not respond “${expected}” but: ${quote(reply, message)}`);
		},
		close: async () => {},
	};
}

type Written = { url: string; method: string; headers: Record<string, string>; body?: string };

function writerOf({ url, format, body }: HttpGatewayOptions): (message: Message) => Written {
	switch (format) {
		case 'get':
			return (message) => ({ url: fillEncoded(url, message), method: 'GET', headers: {} });
		case 'form':
			return (message) => ({
				url,
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				body: fillEncoded(body, message),
			});
		case 'json': {
			const template: unknown = JSON.parse(body);
			return (message) => ({
				url,
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(fill(template, message)),
			});
		}
	}
}

function fillEncoded(template: string, { phone, text }: Message): string {
	return template
		.replaceAll('{phone}', encodeURIComponent(phone))
		.replaceAll('{text}', () => encodeURIComponent(text));
}

/**
 * Fills in the values after the template was parsed, so that the JSON stays valid whatever a message holds.
 */
function fill(value: unknown, message: Message): unknown {
	if (typeof value === 'string')
		return value.replaceAll('{phone}', message.phone).replaceAll('{text}', () => message.text);
	if (Array.isArray(value)) return value.map((part) => fill(part, message));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part, message)]));
}

/**
 * S15: returns the beginning of a reply without the parts that it repeats of the message, because neither
 * numbers nor texts are logged.
 */
function quote(reply: string, { text }: Message): string {
	return reply
		.replaceAll(text, '…')
		.replaceAll(encodeURIComponent(text), '…')
		.replaceAll(/\d{4,}/g, '…')
		.replaceAll(/\s+/g, ' ')
		.trim()
		.slice(0, MAX_REPLY_LENGTH);
}
