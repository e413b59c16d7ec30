import type { SmsGateway } from './sms-gateway.ts';

export type HttpGatewayOptions = {
	url: string;
	/** JSON with {phone} and {text} where they belong. */
	body: string;
	authorization: string | undefined;
	timeoutMs: number;
};

/** Any gateway that takes a message as JSON over HTTP and responds 2xx when it has accepted it. */
export function httpGateway({ url, body, authorization, timeoutMs }: HttpGatewayOptions): SmsGateway {
	const template: unknown = JSON.parse(body);
	return {
		send: async (message) => {
			const response = await fetch(url, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					...(authorization && { authorization }),
				},
				body: JSON.stringify(fill(template, message)),
				signal: AbortSignal.timeout(timeoutMs),
				redirect: 'error',
			});
			await response.body?.cancel();
			if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
		},
		close: async () => {},
	};
}

/** Filled as values, not as text: whatever a message holds, the JSON stays JSON. */
function fill(value: unknown, message: { phone: string; text: string }): unknown {
	if (typeof value === 'string')
		return value.replaceAll('{phone}', message.phone).replaceAll('{text}', () => message.text);
	if (Array.isArray(value)) return value.map((part) => fill(part, message));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part, message)]));
}
