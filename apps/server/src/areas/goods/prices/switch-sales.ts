import type { Database } from '../../../platform/database/database.ts';
import type { Needs } from '../../../platform/needs.ts';
import { isAnySaleDue, setChangeTime, switchDueSales } from '../products/sale-times.queries.ts';

/** PRICE-02: a page must show the new price within a second of the sale's moment. */
const LOOK_EVERY_MS = 400;

/**
 * Starts and ends the sales that are due. It changes the products' rows, so that the listing index, cached
 * pages, price history and orders follow as after any change of a price (docs/decisions/023).
 */
export async function switchSales(db: Database, now: Date): Promise<void> {
	if (!(await isAnySaleDue(db, now))) return;
	let switched = 0;
	do {
		switched = await db.transaction().execute(async (trx) => {
			await setChangeTime(trx, now);
			return switchDueSales(trx, now);
		});
	} while (switched > 0);
}

/**
 * Lets this process switch due sales. Every process does so, and the first one succeeds. Sales whose moment
 * passed while no process ran are switched before the first request is served.
 */
export async function watchSales(
	{ db, clock }: Needs<'db' | 'clock'>,
	onError: (error: unknown) => void,
): Promise<{ stop: () => Promise<void> }> {
	await switchSales(db, clock());
	let looking: Promise<void> | undefined;
	let isFailing = false;
	const look = async () => {
		try {
			await switchSales(db, clock());
			isFailing = false;
		} catch (error) {
			// A failure is reported once, because the check repeats twice a second.
			if (!isFailing) onError(error);
			isFailing = true;
		}
	};
	const timer = setInterval(() => {
		looking ??= look().finally(() => {
			looking = undefined;
		});
	}, LOOK_EVERY_MS);
	return {
		stop: async () => {
			clearInterval(timer);
			await looking;
		},
	};
}
