import { EVERYTHING } from './platform/cache/answer-cache.ts';
import { NoticeListener } from './platform/database/notice-listener.ts';
import type { Services } from './services.ts';

type Listening = Pick<Services, 'databaseUrl' | 'reading' | 'cache' | 'orderEvents' | 'listing'>;

type Options = {
	onError: (error: Error) => void;
	/** Called after a notification of shop_changes has been passed on. */
	onHandled?: (tag: string) => void;
};

/** Connects everything that is held in memory to the notifications of the database; the process and the tests share it. */
export async function listenForChanges(
	{ databaseUrl, reading, cache, orderEvents, listing }: Listening,
	{ onError, onHandled }: Options,
): Promise<NoticeListener> {
	const listener = new NoticeListener(databaseUrl, {
		hear: {
			shop_changes: (tag) => {
				reading.noteChange();
				listing.onNotify(tag);
				cache.drop(tag);
				onHandled?.(tag);
			},
			order_events: (notice) => orderEvents.publish(notice),
		},
		onGap: () => {
			reading.noteChange();
			listing.invalidateAll();
			cache.drop(EVERYTHING);
		},
		onError,
	});
	await listener.start();
	return listener;
}
