import { type Editor, type Extensions, Mark, Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Gapcursor, UndoRedo } from '@tiptap/extensions';

/** The editor accepts every address of a link, because the server checks the addresses (S8). */
const Link = Mark.create({
	name: 'link',
	inclusive: false,
	addAttributes: () => ({ href: { default: null } }),
	parseHTML: () => [{ tag: 'a[href]' }],
	renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Keeps the ids of headings, because links in other pages use them. */
const LinkedHeading = Heading.extend({
	addAttributes() {
		return { ...this.parent?.(), id: { default: null, keepOnSplit: false } };
	},
}).configure({ levels: [2, 3] });

/** Leaves out the widths that Tiptap writes as inline styles, which our policy forbids. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null });

const Term = Node.create({
	name: 'term',
	content: 'inline*',
	defining: true,
	parseHTML: () => [{ tag: 'dt' }],
	renderHTML: () => ['dt', 0],
});

const Description = Node.create({
	name: 'description',
	content: 'paragraph block*',
	defining: true,
	parseHTML: () => [{ tag: 'dd' }],
	renderHTML: () => ['dd', 0],
});

const DefinitionList = Node.create({
	name: 'definitionList',
	group: 'block',
	content: '(term | description)+',
	parseHTML: () => [{ tag: 'dl' }],
	renderHTML: () => ['dl', 0],
	addKeyboardShortcuts: () => ({ Enter: ({ editor }) => continueDefinitions(editor) }),
});

/**
 * Enter leads from a question to its answer, and from an answer to the next question. In an empty last entry,
 * it ends the list.
 */
function continueDefinitions(editor: Editor): boolean {
	const { $from, empty } = editor.state.selection;
	const isTerm = $from.parent.type.name === 'term';
	const depth = isTerm ? $from.depth : $from.depth - 1;
	const item = $from.node(depth);
	if (!empty || (!isTerm && item.type.name !== 'description')) return false;
	const [start, end] = [$from.before(depth), $from.after(depth)];
	const listEnd = $from.after(depth - 1);
	const isLast = end === listEnd - 1;
	const chain = editor.chain();
	if (item.textContent === '' && isLast) {
		if ($from.node(depth - 1).childCount === 1) return false;
		const after = listEnd - item.nodeSize;
		return chain
			.deleteRange({ from: start, to: end })
			.insertContentAt(after, { type: 'paragraph' })
			.setTextSelection(after + 1)
			.run();
	}
	// In the middle of a text, Enter splits the text as usual.
	if ($from.pos !== $from.end() || (!isTerm && $from.index(depth) !== item.childCount - 1)) return false;
	const next = isTerm ? { type: 'description', content: [{ type: 'paragraph' }] } : { type: 'term' };
	return chain
		.insertContentAt(end, next)
		.setTextSelection(end + (isTerm ? 2 : 1))
		.run();
}

/** Exactly the tags that the server allows (apps/server/src/areas/content/pages/sanitise-html.ts). */
export const PAGE_EXTENSIONS: Extensions = [
	Document,
	Paragraph,
	Text,
	LinkedHeading,
	Bold,
	Italic,
	Link,
	HardBreak,
	BulletList,
	OrderedList,
	ListItem,
	ListKeymap,
	DefinitionList,
	Term,
	Description,
	PlainTable,
	TableRow,
	TableHeader,
	TableCell,
	Gapcursor,
	UndoRedo,
];
