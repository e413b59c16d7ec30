import type { ReactNode } from 'react';

/** The fields of a row as they are sent. */
export type Draft = Record<string, unknown>;

type Base = {
	key: string;
	label: string;
	hint?: string;
	/** True for a field that can be set only when the row is added. */
	fixed?: boolean;
};

/** A field of a row's form. */
export type EditorField =
	/** Stands for nameRu, nameTm and nameEn if the key is 'name'. */
	| (Base & { kind: 'texts'; long?: boolean })
	| (Base & {
			kind: 'line' | 'time' | 'date' | 'moment';
			/** Returns proposed values for other fields, as long as nothing was typed there. */
			proposes?: (text: string, draft: Draft) => Draft;
	  })
	/** Numbers are whole. With `orNone`, an empty field is null. */
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
