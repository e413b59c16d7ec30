import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import {
	searchTables,
	staffSearchCalls,
	synonymFields,
} from '@dukan/domain/goods/search/staff-search.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import type { LiveListing } from '../lists/live-listing.ts';
import { listWeakSearches } from './search-counts.queries.ts';
import { searchNeeds } from './search-needs.ts';
import { listSynonyms } from './staff-search.queries.ts';
import { trySearch } from './try-search.ts';

/** Routes for searches that failed and for synonyms. */
export function staffSearchRoutes(
	staff: App,
	services: Needs<'db' | 'clock'> & { listing: LiveListing },
): void {
	editTable(staff, services, searchTables, 'synonyms', {
		table: 'search_synonyms',
		key: byIdKey,
		list: listSynonyms,
		fields: synonymFields,
	});

	handle(staff, staffSearchCalls, 'GET /api/staff/weak_searches', async () =>
		listWeakSearches(services.db, ashgabatTime(services.clock()).date),
	);

	handle(staff, staffSearchCalls, 'GET /api/staff/search_try', async (request) => {
		return trySearch(searchNeeds(services.db, services.listing), request.query.query);
	});
}
