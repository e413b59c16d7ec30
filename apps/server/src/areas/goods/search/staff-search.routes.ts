import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import {
	type SynonymWire,
	searchTryQuery,
	searchTryWire,
	synonymFields,
	synonymWire,
	weakSearchesWire,
} from '@dukan/domain/goods/search/staff-search.api.ts';
import { sql } from 'kysely';
import type { Services } from '../../../main/services.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import { listWeakSearches } from './search-counts.queries.ts';
import { trySearch } from './try-search.ts';

const tag = 'staff catalogue';

/** What people type and what they mean by it. */
export function staffSearchRoutes(staff: App, services: Services): void {
	editTable(staff, services, {
		tag,
		read: 'readCatalogue',
		edit: 'editCatalogue',
		name: 'synonyms',
		table: 'search_synonyms',
		key: byIdKey,
		list: listSynonyms,
		row: synonymWire,
		columns: synonymFields,
	});

	staff.get(
		'/weak_searches',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'Searches of the last 30 days that found nothing, or nothing that was opened',
				tags: [tag],
				response: { 200: weakSearchesWire },
			},
		},
		async () => listWeakSearches(services.db, ashgabatTime(services.clock()).date),
	);

	staff.get(
		'/search_try',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'What a shopper’s search finds; a number finds the product of that number too',
				tags: [tag],
				querystring: searchTryQuery,
				response: { 200: searchTryWire },
			},
		},
		async (request) => {
			const { index } = await services.listing.current();
			return trySearch(services.db, index, request.query.query);
		},
	);
}

async function listSynonyms(db: Database): Promise<SynonymWire[]> {
	const { rows } =
		await sql<SynonymWire>`select id, typed, meant from search_synonyms order by lower(typed), id`.execute(
			db,
		);
	return rows;
}
