import type { App } from './app-type.ts';

/** S26: responses with personal data are stored by no cache, neither a proxy's nor the browser's. */
export function neverStore(app: App): void {
	app.addHook('onRequest', (_request, reply, done) => {
		reply.header('cache-control', 'no-store');
		done();
	});
}
