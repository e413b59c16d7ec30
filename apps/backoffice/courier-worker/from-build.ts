/** Set by the build (courier-worker.vite.config.ts). */
declare const BUILD_ID: string;
declare const PAGE_FILES: readonly string[];

/** Every build has a worker with a cache of its own. */
export const BUILD = BUILD_ID;
/** The scripts and styles of the page. */
export const FILES = PAGE_FILES;
