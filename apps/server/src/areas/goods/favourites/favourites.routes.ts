import { favouritesCalls } from '@dukan/domain/goods/favourites/favourites.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { userOf } from '../../people/accounts/signed-in.ts';
import { addFavourites, clearFavourites, listFavourites, removeFavourites } from './favourites.queries.ts';

export function favouriteRoutes(app: App, services: Needs<'db' | 'clock'>): void {
	const { db, clock } = services;

	handle(app, favouritesCalls, 'GET /api/favourite_list', async (request) => ({
		rows: await listFavourites(db, userOf(request).id),
	}));

	handle(app, favouritesCalls, 'POST /api/favourite_sync', async (request) => {
		const { id } = userOf(request);
		const { add, remove } = request.body;
		if (remove.length > 0) await removeFavourites(db, id, remove);
		if (add.length > 0) await addFavourites(db, id, add, clock());
		return { rows: await listFavourites(db, id) };
	});

	handle(app, favouritesCalls, 'POST /api/favourite_clear', async (request) => {
		await clearFavourites(db, userOf(request).id);
	});
}
