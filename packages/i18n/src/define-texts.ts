/** The texts of one part of the interface in three languages. */
export type TextTable<English extends Record<string, string>> = {
	en: English;
	ru: { readonly [Key in keyof English]: string };
	tm: { readonly [Key in keyof English]: string };
};

type Rows = Readonly<Record<string, readonly [english: string, russian: string, turkmen: string]>>;

/** Makes a table of texts from rows with three languages. A missing key or placeholder does not compile. */
export function defineTexts<const Given extends Rows>(rows: Given) {
	const column = (at: 0 | 1 | 2) =>
		Object.fromEntries(Object.entries(rows).map(([key, texts]) => [key, texts[at]]));
	return { en: column(0), ru: column(1), tm: column(2) } as TextTable<{
		[Key in keyof Given]: Given[Key][0];
	}>;
}
