declare module 'virtual:text-chunks' {
	/** The address of each table of texts, by name and language. It is empty in development. */
	export const textChunks: Partial<Record<string, string>>;
}

declare module 'virtual:page-styles' {
	/** The content of each built stylesheet, by its address. It is empty in development. */
	export const pageStyles: Partial<Record<string, string>>;
}

declare module 'virtual:likely-files' {
	/**
	 * The scripts and styles of the screens that most visitors open next. The list is empty in development.
	 */
	export const likelyFiles: readonly string[];
}
