import { MAX_QUERY_LENGTH } from '@dukan/domain/goods/search/search-query.ts';
import { deviceList } from '../../platform/device-list.ts';

/** The queries searched on this device, newest first. */
export const recentQueries = deviceList<string>({
	name: 'searches',
	most: 6,
	isOne: (kept): kept is string => typeof kept === 'string' && kept !== '' && kept.length <= MAX_QUERY_LENGTH,
	same: (one, other) => one.toLowerCase() === other.toLowerCase(),
});
