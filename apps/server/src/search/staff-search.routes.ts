import type { SearchTryWire, SynonymWire } from '@dukan/domain/catalogue/staff-catalogue.api.ts';
import { MAX_QUERY_LENGTH } from '@dukan/domain/search/search-query.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../platform/database/database.ts';
import { line } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { byIdKey, editTable } from '../staff/edit-table.ts';
import { trySearch } from './try-search.ts';

const tag = 'staff catalogue';

/** What people type and what they mean by it. */
export function staffSearchRoutes(staff: FastifyInstance, services: Services): void {
	editTable(staff, services, {
		tag,
		read: 'readCatalogue',
		edit: 'editCatalogue',
		name: 'synonyms',
		table: 'search_synonyms',
		key: byIdKey,
		list: listSynonyms,
		// Nothing meant: the word is passed over.
		columns: { typed: line(60, 1), meant: line(60) },
	});

	staff.get<{ Querystring: { query: string } }>(
		'/search_try',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'What a shopper’s search finds; a number finds the product of that number too',
				tags: [tag],
				querystring: Type.Object({ query: line(MAX_QUERY_LENGTH, 1) }),
			},
		},
		async (request): Promise<SearchTryWire> => {
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
