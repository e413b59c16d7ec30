import { mkdirSync } from 'node:fs';
import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { APP_FILE_NAME, filesDir, findAppFile } from './app-file.ts';

/**
 * Serves the Android app from our own server, because stores may not open in the country. Ranges are supported, so that a
 * broken download can continue.
 */
export async function fileRoutes(app: FastifyInstance, { config }: Needs<'config'>): Promise<void> {
	const root = filesDir(config.dataDir);
	mkdirSync(root, { recursive: true });
	await app.register(async (scope) => {
		await scope.register(fastifyStatic, { root, serve: false, cacheControl: false });
		scope.get(addresses.appFile, { schema: { hide: true } }, async (_request, reply) => {
			if (!(await findAppFile(config.dataDir))) throw new Problem('not_found');
			return reply
				.header('cache-control', 'public, no-cache')
				.header('content-disposition', `attachment; filename="${APP_FILE_NAME}"`)
				.type('application/vnd.android.package-archive')
				.sendFile(APP_FILE_NAME);
		});
	});
}
