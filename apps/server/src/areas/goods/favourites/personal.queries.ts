import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import type { ExportedPerson, Personal } from '../../../platform/personal.ts';

type Exported = { p_id: number; saved_at: string };

async function exportPerson(db: Database, { userId }: ExportedPerson) {
	const { rows } = await sql<Exported>`select f.product_id as p_id, ${isoMoment('f.saved_at')} as saved_at
		from favourites f where f.user_id = ${userId}`.execute(db);
	return { favourites: rows };
}

export const favouritesPersonal = { export: exportPerson } satisfies Personal;
