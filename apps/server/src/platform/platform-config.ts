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
	/** Connections of this process for requests. */
	poolSize: number;
	/** The address of a streaming replica, for public reads. */
	databaseReplicaUrl: string | undefined;
	/** How long a query or a new connection may take before the request is refused (R7). */
	databaseTimeoutMs: number;
	publicOrigin: string | undefined;
	/** The origin of the addresses that pages give of themselves: PUBLIC_ORIGIN, or else this machine. */
	pageOrigin: string;
	logLevel: LogLevel;
	/** Addresses or ranges of proxies whose X-Forwarded-For is believed. */
	trustProxy: string | false;
	metricsToken: string | undefined;
	pictureCacheMb: number;
	/** Whether the pictures of the home page are rendered at the start, before a visitor requests them. */
	warmPictures: boolean;
	pageCacheMb: number;
	/** Whether an empty shop is filled with the demo; a database that somebody else runs only on request. */
	fillDemoCatalogue: boolean;
	/** Multiplies every limit per network address, for load tests from one machine. */
	addressLimitFactor: number;
	/** Whether requests beyond the capacity are refused; off only for comparisons. */
	overloadGuard: boolean;
	/** Whether the schema is updated at the start; off refuses an older one. */
	migrate: boolean;
	/** Vite in the process, for `npm run dev`. */
	development: boolean;
	/** The page that shows every UI part; for development and tests. */
	kitPage: boolean;
	/** Built storefront: the folder with client/ and server/. */
	storefrontBuildDir: string;
	/** Built back-office: the folder with index.html. */
	backofficeBuildDir: string;
};
