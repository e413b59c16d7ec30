import { HOUR_MS, later, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { consume, type WordedLimit } from '../../../platform/limits/limits.queries.ts';
import { readShopName } from '../../shop/settings/settings.queries.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { smsTexts } from '../../shop/sms/sms-texts.ts';
import { type ArchiveFigures, findDutyPhone, readArchive } from './archive.queries.ts';

/** R22: an archive that is further behind than this is reported. */
export const ARCHIVE_LAG_S = MINUTE_MS / SECOND_MS;
export const ARCHIVE_ALERTS: WordedLimit = {
	kind: 'archive_alert',
	of: 'SMS to the duty phone that the archive is behind',
	per: 'shop',
	max: 1,
	windowMs: HOUR_MS,
	beyond: 'nothing; no message goes',
};

/**
 * R22: tells the person on duty by SMS that the archive is more than a minute behind. This comes within two
 * minutes and needs no Prometheus, which most owners do not run.
 */
export async function alertArchive(db: Database, now: Date, archive?: ArchiveFigures): Promise<boolean> {
	const { lagS } = archive ?? (await readArchive(db));
	if (lagS === null || lagS <= ARCHIVE_LAG_S) return false;
	return db.transaction().execute(async (trx) => {
		const duty = await findDutyPhone(trx);
		if (!duty || !(await consume(trx, ARCHIVE_ALERTS, 'shop', now)).allowed) return false;
		const shop = await readShopName(trx, duty.language);
		const text = smsTexts(duty.language)('sms.archiveLags', { shop });
		await putSms(trx, { phone: duty.phone, text, expiresAt: later(now, HOUR_MS) }, now);
		return true;
	});
}
