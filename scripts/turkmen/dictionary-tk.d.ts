declare module 'dictionary-tk' {
	type Files = { aff: Uint8Array; dic: Uint8Array };
	/** Reads the dictionary's two files. */
	// biome-ignore lint/style/noDefaultExport: the package has no other one
	export default function load(done: (error: Error | null, files: Files) => void): void;
}
