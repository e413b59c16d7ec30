import type { App } from './app-type.ts';

/** S26: keeps responses with personal data out of every cache, a proxy's and the browser's. */
export function neverStore(app: App): void {
	app.addHook('onRequest', (_request, reply, done) => {
		reply.header('cache-control', 'no-store');
		done();
	});
}
