import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import type { SmsGateway } from './sms-gateway.ts';

const COUNTRY_AND_PREFIX = '9936';

/**
 * Prints messages to the terminal of a developer. It does not use the log, which is stored and shipped (S15).
 * Under https it prints no message, because the terminal is then most likely the journal of a service.
 */
export function logGateway(print: (line: string) => void, { https }: { https: boolean }): SmsGateway {
	return {
		send: async ({ phone, text }) =>
			print(
				https
					? 'An SMS was not sent, nor shown here: SMS_GATEWAY=log is for development.'
					: `\nSMS to ${formatPhone(phone.replace(COUNTRY_AND_PREFIX, ''))}\n${text.replaceAll(/^/gm, '  ')}\n`,
			),
		close: async () => {},
	};
}
