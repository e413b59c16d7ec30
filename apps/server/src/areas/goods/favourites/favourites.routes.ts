import { noContent } from '@dukan/domain/base/fields.api.ts';
import { favouriteListWire, favouriteSyncBody } from '@dukan/domain/goods/favourites/favourites.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { signedIn, userOf } from '../../people/accounts/signed-in.ts';
import { addFavourites, clearFavourites, listFavourites, removeFavourites } from './favourites.queries.ts';

const tags = ['favourites'];

export function favouriteRoutes(app: App, services: Services): void {
	const { db, clock } = services;
	const onRequest = signedIn(services);

	app.get(
		'/api/favourite_list',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Own favourites, newest first',
				tags,
				response: { 200: favouriteListWire },
			},
		},
		async (request) => ({ rows: await listFavourites(db, userOf(request).id) }),
	);

	app.post(
		'/api/favourite_sync',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Save and forget several at once; what is saved already is left as it is',
				tags,
				body: favouriteSyncBody,
				response: { 200: favouriteListWire },
			},
		},
		async (request) => {
			const { id } = userOf(request);
			const { add, remove } = request.body;
			if (remove.length > 0) await removeFavourites(db, id, remove);
			if (add.length > 0) await addFavourites(db, id, add, clock());
			return { rows: await listFavourites(db, id) };
		},
	);

	app.post(
		'/api/favourite_clear',
		{ onRequest, schema: { security: BEARER, summary: 'Forget all', tags, response: { 204: noContent } } },
		async (request, reply) => {
			await clearFavourites(db, userOf(request).id);
			return reply.code(204).send();
		},
	);
}
