declare module 'virtual:text-chunks' {
	/** Address of each language's texts; empty in development. */
	export const textChunks: Partial<Record<string, string>>;
}
