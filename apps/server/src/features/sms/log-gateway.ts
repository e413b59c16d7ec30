import { formatPhone } from '@dukan/domain/auth/phone.ts';
import type { SmsGateway } from './sms-gateway.ts';

const COUNTRY_AND_PREFIX = '9936';

/** For development: what would be sent is shown in the terminal. Not through the log, which is stored and shipped (S15). */
export function logGateway(print: (line: string) => void): SmsGateway {
	return {
		send: async ({ phone, text }) =>
			print(
				`\nSMS to ${formatPhone(phone.replace(COUNTRY_AND_PREFIX, ''))}\n${text.replaceAll(/^/gm, '  ')}\n`,
			),
		close: async () => {},
	};
}
