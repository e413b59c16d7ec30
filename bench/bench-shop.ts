/** What a bench gets: a filled database of its own and a folder for pictures. */
export type BenchShop = { databaseUrl: string; dataDir: string };
