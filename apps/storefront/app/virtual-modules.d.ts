declare module 'virtual:text-chunks' {
	/** Address of each table of texts, by name and language; empty in development. */
	export const textChunks: Partial<Record<string, string>>;
}
