/** Texts of one part of the back-office, its three languages side by side. */
export type TextTable<English extends Record<string, string>> = {
	en: English;
	ru: { readonly [Key in keyof English]: string };
	tm: { readonly [Key in keyof English]: string };
};

type Rows = Readonly<Record<string, readonly [english: string, russian: string, turkmen: string]>>;

/** A table of texts, each with its three languages side by side. A key or a placeholder that is not there does not compile. */
export function defineTexts<const Given extends Rows>(rows: Given) {
	const column = (at: 0 | 1 | 2) =>
		Object.fromEntries(Object.entries(rows).map(([key, texts]) => [key, texts[at]]));
	return { en: column(0), ru: column(1), tm: column(2) } as TextTable<{
		[Key in keyof Given]: Given[Key][0];
	}>;
}
