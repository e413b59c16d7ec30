import { EVERYTHING, tagsOfNotification } from './platform/cache/cache-tags.ts';
import { NotifyListener } from './platform/database/notify-listener.ts';
import type { Services } from './services.ts';

type Listening = Pick<
	Services,
	'databaseUrl' | 'reading' | 'cache' | 'queryCache' | 'orderEvents' | 'listing'
>;

type Options = {
	onError: (error: Error) => void;
	/** Called after a notification of shop_changes has been passed on. */
	onHandled?: (payload: string) => void;
};

/** Connects everything that is held in memory to the notifications of the database; the process and the tests share it. */
export async function listenForChanges(
	{ databaseUrl, reading, cache, queryCache, orderEvents, listing }: Listening,
	{ onError, onHandled }: Options,
): Promise<NotifyListener> {
	const listener = new NotifyListener(databaseUrl, {
		onNotify: {
			shop_changes: (payload) => {
				reading.onPrimaryChange();
				listing.onNotify(payload);
				for (const tag of tagsOfNotification(payload)) {
					queryCache.invalidate(tag);
					cache.markStale(tag);
				}
				onHandled?.(payload);
			},
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
	return listener;
}
