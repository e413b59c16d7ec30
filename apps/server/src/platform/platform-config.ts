import type { LogLevel } from './http/request-log.ts';

/** The settings of a process that belong to no feature. */
export type PlatformConfig = {
	port: number;
	host: string;
	dataDir: string;
	/** Without it the server starts its own PostgreSQL under dataDir. */
	databaseUrl: string | undefined;
	/** Whether the shop may be served from it: with an https address only where somebody says so. */
	embeddedDatabase: boolean;
	/** PostgreSQL itself, where databaseUrl leads through a pooler in transaction mode: for LISTEN, migrations, jobs. */
	databaseDirectUrl: string | undefined;
	/** Connections of this process for requests. */
	poolSize: number;
	/** A streaming replica of it, for what everyone may read. */
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
	/** Render the pictures of the home page at the start, before a visitor asks for them. */
	warmPictures: boolean;
	pageCacheMb: number;
	/** A database that somebody else runs is filled only when that is asked for. */
	fillDemoCatalogue: boolean;
	/** Multiplies every limit per network address, for load tests from one machine. */
	addressLimitFactor: number;
	/** Refuse what is more than can be done; off only to see what happens without. */
	overloadGuard: boolean;
	/** Bring the schema up to date at the start; off: refuse an older one. */
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
