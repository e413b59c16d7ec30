import { EVERYTHING, tagsOfNotification } from '../platform/cache/cache-tags.ts';
import { ChangeBatches } from '../platform/database/change-batches.ts';
import { NotifyListener } from '../platform/database/notify-listener.ts';
import type { Services } from './services.ts';

type Listening = Pick<
	Services,
	'databaseUrl' | 'reading' | 'cache' | 'queryCache' | 'orderEvents' | 'listing'
>;

type Options = {
	onError: (error: Error) => void;
	/** Called after a notification of shop_changes has been passed on. */
	onHandled?: (payload: string) => void;
	/** Changes within this time are passed on together. The default is the time of ChangeBatches. */
	batchMs?: number;
};

export type ListeningToChanges = {
	isConnected: () => boolean;
	requireNotifications: () => Promise<void>;
	stop: () => Promise<void>;
};

/**
 * Keeps everything that is held in memory up to date by the database's notifications. The process and the
 * tests share it.
 */
export async function listenForChanges(
	{ databaseUrl, reading, cache, queryCache, orderEvents, listing }: Listening,
	{ onError, onHandled, batchMs }: Options,
): Promise<ListeningToChanges> {
	const changes = new ChangeBatches((payloads) => {
		// Asks once for the WAL position of all these changes. Until it is known, reads go to the primary.
		reading.onPrimaryChange();
		const tags = new Set(payloads.flatMap(tagsOfNotification));
		for (const payload of payloads) listing.onNotify(payload);
		queryCache.invalidate(...tags);
		for (const tag of tags) cache.markStale(tag);
		for (const payload of payloads) onHandled?.(payload);
	}, batchMs);
	const listener = new NotifyListener(databaseUrl, {
		onNotify: {
			shop_changes: (payload) => changes.add(payload),
			order_events: (payload) => orderEvents.publish(payload),
		},
		onGap: () => {
			reading.onPrimaryChange();
			listing.invalidateAll();
			queryCache.invalidate(EVERYTHING);
			cache.markStale(EVERYTHING);
			orderEvents.publishGap();
		},
		onError,
	});
	await listener.start();
	return {
		isConnected: () => listener.isConnected,
		requireNotifications: () => listener.requireNotifications(),
		stop: async () => {
			await listener.stop();
			changes.stop();
		},
	};
}
