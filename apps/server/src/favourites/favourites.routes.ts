import { MAX_ID } from '@dukan/domain/addresses/addresses.ts';
import { type FavouriteListWire, MAX_FAVOURITES } from '@dukan/domain/favourites/favourites.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { signedIn, userOf } from '../auth/signed-in.ts';
import { productFields } from '../catalogue/catalogue-schemas.ts';
import type { Services } from '../services.ts';
import { addFavourites, clearFavourites, listFavourites, removeFavourites } from './favourites.queries.ts';

const tags = ['favourites'];

const listSchema = Type.Object({
	rows: Type.Array(Type.Object({ ...productFields, saved_price: Type.Number(), saved_at: Type.String() })),
});

const idsSchema = Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), {
	maxItems: MAX_FAVOURITES,
	default: [],
});

export function favouriteRoutes(app: FastifyInstance, services: Services): void {
	const { db, clock } = services;
	const onRequest = signedIn(services);

	app.get(
		'/api/favourite_list',
		{ onRequest, schema: { summary: 'Own favourites, newest first', tags, response: { 200: listSchema } } },
		async (request): Promise<FavouriteListWire> => ({ rows: await listFavourites(db, userOf(request).id) }),
	);

	app.post<{ Body: { add: number[]; remove: number[] } }>(
		'/api/favourite_sync',
		{
			onRequest,
			schema: {
				summary: 'Save and forget several at once; what is saved already is left as it is',
				tags,
				body: Type.Object({ add: idsSchema, remove: idsSchema }),
				response: { 200: listSchema },
			},
		},
		async (request): Promise<FavouriteListWire> => {
			const { id } = userOf(request);
			const { add, remove } = request.body;
			if (remove.length > 0) await removeFavourites(db, id, remove);
			if (add.length > 0) await addFavourites(db, id, add, clock());
			return { rows: await listFavourites(db, id) };
		},
	);

	app.post(
		'/api/favourite_clear',
		{ onRequest, schema: { summary: 'Forget all', tags, response: { 204: Type.Null() } } },
		async (request, reply) => {
			await clearFavourites(db, userOf(request).id);
			return reply.code(204).send();
		},
	);
}
