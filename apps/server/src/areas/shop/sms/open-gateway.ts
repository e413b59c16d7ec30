import { SECOND_MS } from '../../../platform/clock.ts';
import { httpGateway } from './http-gateway.ts';
import { logGateway } from './log-gateway.ts';
import { smppGateway } from './smpp-gateway.ts';
import type { SmsGatewayConfig } from './sms-config.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** R8: an attempt without an answer ends after this time, and the message is tried again later. */
const TIMEOUT_MS = 10 * SECOND_MS;

type Options = {
	https: boolean;
	/** Returns the shop's name, which is the sender if none is configured. */
	sender: () => Promise<string>;
};

export function openGateway(config: SmsGatewayConfig, options: Options): SmsGateway {
	switch (config.kind) {
		case 'log':
			return logGateway(console.log, options);
		case 'http':
			return httpGateway({ ...config, timeoutMs: TIMEOUT_MS });
		case 'smpp':
			return smppGateway({
				...config,
				sender: config.sender === undefined ? options.sender : async () => config.sender ?? '',
				timeoutMs: TIMEOUT_MS,
			});
	}
}
