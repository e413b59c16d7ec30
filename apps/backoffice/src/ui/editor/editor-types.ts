import type { ReactNode } from 'react';

/** A row as it is sent: one value for each column. */
export type Draft = Record<string, unknown>;

type Base = {
	key: string;
	label: string;
	hint?: string;
	/** True for a field that can be set only when the row is added. */
	fixed?: boolean;
};

/** The fields of a row, in the order of its form. */
export type EditorField =
	/** Stands for nameRu, nameTm and nameEn: the key 'name'. */
	| (Base & { kind: 'texts'; long?: boolean })
	| (Base & {
			kind: 'line' | 'time' | 'date' | 'moment';
			/** Values that follow from the text while they have not been typed. */
			proposes?: (text: string, draft: Draft) => Draft;
	  })
	/** Whole numbers; an empty one is null where that is allowed. */
	| (Base & { kind: 'number' | 'manat'; orNone?: boolean })
	| (Base & { kind: 'yesNo' })
	| (Base & { kind: 'choice'; choices: readonly Choice[]; orNone?: boolean; numeric?: boolean })
	| (Base & { kind: 'own'; render: (field: OwnField) => ReactNode });

export type Choice = { value: string; title: string };

export type OwnField = {
	value: unknown;
	draft: Draft;
	set: (value: unknown) => void;
	setDraft: (changes: Draft) => void;
	problem: string | undefined;
	problemOf: (field: string) => string | undefined;
};
