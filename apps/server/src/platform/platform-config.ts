import type { LogLevel } from './http/request-log.ts';

/** The settings of a process that belong to no feature. */
export type PlatformConfig = {
	port: number;
	host: string;
	dataDir: string;
	/** Without this address the server starts its own PostgreSQL under dataDir. */
	databaseUrl: string | undefined;
	/**
	 * Whether the shop may use the embedded database. With an https address it may do so only if somebody sets
	 * this.
	 */
	embeddedDatabase: boolean;
	/**
	 * The address of PostgreSQL itself if databaseUrl leads through a pooler in transaction mode. LISTEN,
	 * migrations and jobs use it.
	 */
	databaseDirectUrl: string | undefined;
	/** The number of connections that this process has for requests. */
	poolSize: number;
	/** The address of a streaming replica, for public reads. */
	databaseReplicaUrl: string | undefined;
	/** How long a query or a new connection may take before the request is refused (R7). */
	databaseTimeoutMs: number;
	publicOrigin: string | undefined;
	/** The origin of addresses that pages name for themselves: PUBLIC_ORIGIN, or else this machine. */
	pageOrigin: string;
	logLevel: LogLevel;
	/** Addresses or ranges of proxies whose X-Forwarded-For is believed. */
	trustProxy: string | false;
	metricsToken: string | undefined;
	pictureCacheMb: number;
	/** Whether the pictures of the home page are rendered at the start, before a visitor requests them. */
	warmPictures: boolean;
	pageCacheMb: number;
	/**
	 * Whether an empty shop is filled with the demo. With a database that somebody else runs this happens only
	 * on request.
	 */
	fillDemoCatalogue: boolean;
	/** Multiplies every limit per network address, for load tests from one machine. */
	addressLimitFactor: number;
	/** Whether requests beyond the capacity are refused; off only for comparisons. */
	overloadGuard: boolean;
	/** Whether the schema is updated at the start. If not, an older schema is refused. */
	migrate: boolean;
	/** Runs Vite in the process, for `npm run dev`. */
	development: boolean;
	/** Serves the page that shows every UI part, for development and tests. */
	kitPage: boolean;
	/** The folder of the built storefront, with client/ and server/. */
	storefrontBuildDir: string;
	/** The folder of the built back-office, with index.html. */
	backofficeBuildDir: string;
};
