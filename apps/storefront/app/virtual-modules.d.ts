declare module 'virtual:text-chunks' {
	/** Address of each table of texts, by name and language; empty in development. */
	export const textChunks: Partial<Record<string, string>>;
}

declare module 'virtual:page-styles' {
	/** Content of each built stylesheet by its address; empty in development. */
	export const pageStyles: Partial<Record<string, string>>;
}

declare module 'virtual:likely-files' {
	/** Scripts and styles of the screens that most visitors open next; empty in development. */
	export const likelyFiles: readonly string[];
}
