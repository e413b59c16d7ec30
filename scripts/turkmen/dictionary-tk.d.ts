declare module 'dictionary-tk' {
	type Files = { aff: Uint8Array; dic: Uint8Array };
	/** Reads the two files of the dictionary. */
	function load(done: (error: Error | null, files: Files) => void): void;
	export = load;
}
