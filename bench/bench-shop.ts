/** What a bench gets: a filled database of its own, the server it is on, and a folder for pictures. */
export type BenchShop = { databaseUrl: string; serverUrl: string; dataDir: string };
