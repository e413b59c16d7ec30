import type { EditorField } from './editor-types.ts';

const SHAPES: Readonly<Record<EditorField['kind'], 'long' | 'box' | 'short'>> = {
	texts: 'long',
	own: 'long',
	yesNo: 'box',
	line: 'short',
	time: 'short',
	date: 'short',
	moment: 'short',
	number: 'short',
	manat: 'short',
	choice: 'short',
};

/** Groups consecutive short fields of one kind, which stand side by side on wide screens. */
export function fieldGroups(fields: readonly EditorField[]): EditorField[][] {
	const shape = ({ kind }: EditorField) => SHAPES[kind];
	const groups: EditorField[][] = [];
	for (const field of fields) {
		const last = groups.at(-1);
		const isAlike = last?.[0] !== undefined && shape(last[0]) === shape(field) && shape(field) !== 'long';
		if (isAlike) last.push(field);
		else groups.push([field]);
	}
	return groups;
}
