import type { Report } from './report.ts';

/** What a bench gets: a filled database of its own, the server it is on, a folder for pictures, and where to tell. */
export type BenchShop = {
	databaseUrl: string;
	serverUrl: string;
	dataDir: string;
	report: Report;
	/** Asked for by name: take the time that full figures need. The whole round takes some ten minutes. */
	full: boolean;
};
