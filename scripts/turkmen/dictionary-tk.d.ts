declare module 'dictionary-tk' {
	type Files = { aff: Uint8Array; dic: Uint8Array };
	/** Reads the dictionary's two files. */
	export default function load(done: (error: Error | null, files: Files) => void): void;
}
