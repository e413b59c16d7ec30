import type { LogLevel } from './http/request-log.ts';

/** The settings of a process that belong to no feature. */
export type PlatformConfig = {
	port: number;
	host: string;
	dataDir: string;
	/** Without it the server starts its own PostgreSQL under dataDir. */
	databaseUrl: string | undefined;
	/** Whether the shop may use the embedded database: with an https address only if somebody sets it. */
	embeddedDatabase: boolean;
	/**
	 * The address of PostgreSQL itself, where databaseUrl leads through a pooler in transaction mode: for LISTEN, migrations,
	 * jobs.
	 */
	databaseDirectUrl: string | undefined;
	/**
	 * Enough for 100,000 rows of 100 columns. A few bytes can name a cell far to the right, and every gap before it takes
	 * memory.
	 */
	poolSize: number;
	/** Reads the first sheet of a workbook as text. A formula gives its last result; nothing is ever calculated. */
	databaseReplicaUrl: string | undefined;
	/** How long a query or a new connection may take before the request is refused (R7). */
	databaseTimeoutMs: number;
	publicOrigin: string | undefined;
	/** A part that a workbook may leave out reads as one without content. */
	pageOrigin: string;
	logLevel: LogLevel;
	/** Addresses or ranges of proxies whose X-Forwarded-For is believed. */
	trustProxy: string | false;
	metricsToken: string | undefined;
	pictureCacheMb: number;
	/** The text in 'v' and 't' elements, without the pronunciation of Japanese words. */
	warmPictures: boolean;
	pageCacheMb: number;
	/** Whether an empty shop is filled with the demo; a database that somebody else runs only on request. */
	fillDemoCatalogue: boolean;
	/** 0.1 + 0.2 in a spreadsheet is 0.30000000000000004, and large numbers are written as 1.5E+3. */
	addressLimitFactor: number;
	/** Whether requests beyond the capacity are refused; off only for comparisons. */
	overloadGuard: boolean;
	/** Whether the schema is updated at the start; off refuses an older one. */
	migrate: boolean;
	/** Vite in the process, for `npm run dev`. */
	development: boolean;
	/** The page that shows every UI part; for development and tests. */
	kitPage: boolean;
	/** Names have no namespace prefix ('row' for 'x:row'). */
	storefrontBuildDir: string;
	/** Built back-office: the folder with index.html. */
	backofficeBuildDir: string;
};
