import { smsSender } from '@dukan/domain/shop/settings/shop-name.ts';
import type { Needs } from '../../../platform/needs.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { openGateway } from './open-gateway.ts';
import type { SmsConfig } from './sms-config.ts';
import { SmsWorker } from './sms-worker.ts';

type Log = { warn: (facts: object, message: string) => void };

const TROUBLE = {
	not_sent: 'an SMS was not sent and will be tried again',
	expired: 'an SMS came too late and was dropped',
	database: 'the SMS outbox cannot be read',
} as const;

/** S15: neither numbers nor texts are logged. */
export function startSmsWorker(
	{ db, clock, config }: Needs<'config' | 'db' | 'clock'> & { config: { sms: SmsConfig } },
	log: Log,
): SmsWorker {
	const worker = new SmsWorker({
		db,
		clock,
		gateway: openGateway(config.sms.gateway, {
			https: config.publicOrigin?.startsWith('https:') ?? false,
			sender: async () => smsSender((await readSettings(db)).identity.name.en),
		}),
		keepText: config.sms.outboxPage,
		onTrouble: (event, error) => log.warn(error ? { err: error } : {}, TROUBLE[event]),
	});
	worker.start();
	return worker;
}
