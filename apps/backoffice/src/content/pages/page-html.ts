import { type Editor, generateHTML, generateJSON } from '@tiptap/core';
import { PAGE_EXTENSIONS } from './page-schema.ts';

/** A piece of text with the marks around it, such as bold. */
type Run = { marks: string; text: string };

const INLINE = new Set(['A', 'STRONG', 'EM']);
const LINE_ENDS = /<\/(?:h2|h3|p|ul|ol|li|dl|dt|dd|table|tbody|tr|th|td)>|<(?:ul|ol|dl|table|tbody|tr)>/g;

/** Returns the editor's content in the form in which it is saved. */
export function editorHtml(editor: Editor): string {
	return editor.isEmpty ? '' : tidy(editor.getHTML());
}

/** Returns true if the editor can hold this page without losing anything. */
export function fitsEditor(html: string): boolean {
	if (html.trim() === '') return true;
	const returned = generateHTML(generateJSON(html, PAGE_EXTENSIONS), PAGE_EXTENSIONS);
	return outline(html) === outline(returned);
}

/** Puts each element on its own line, so that differences between revisions are readable. */
function tidy(html: string): string {
	return parse(html)
		.innerHTML.replace(LINE_ENDS, (tag) => `${tag}\n`)
		.trim();
}

function parse(html: string): HTMLElement {
	const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
	for (const item of body.querySelectorAll('li, dd, td, th')) unwrapParagraph(item);
	return body;
}

/**
 * The editor puts a paragraph into every list item and cell. Pages have paragraphs there only if there are
 * several, so a single one is removed.
 */
function unwrapParagraph(item: Element): void {
	const [first, ...rest] = item.children;
	if (first?.tagName !== 'P' || first.attributes.length > 0) return;
	const isAlone = [...item.childNodes].every((node) => node instanceof Element || isBlank(node.textContent));
	if (isAlone && rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL'))
		first.replaceWith(...first.childNodes);
}

/**
 * Returns the page's blocks in their order and its texts with their marks, for a comparison. The order of
 * nested marks does not count.
 */
function outline(html: string): string {
	const lines: string[] = [];
	let runs: Run[] = [];
	const endLine = () => {
		lines.push(...runLines(runs));
		runs = [];
	};
	const visit = (parent: Node, marks: readonly string[]) => {
		for (const node of parent.childNodes)
			if (!(node instanceof Element))
				runs.push({ marks: [...marks].sort().join(), text: node.nodeValue ?? '' });
			else if (INLINE.has(node.tagName)) visit(node, [...marks, startTag(node)]);
			else {
				endLine();
				lines.push(startTag(node));
				visit(node, marks);
				endLine();
				lines.push(`</${node.tagName}>`);
			}
	};
	visit(parse(html), []);
	endLine();
	return lines.join('\n');
}

/**
 * Joins neighbouring texts with the same marks. Spaces count as a browser shows them: none at the ends and
 * never two in a row.
 */
function runLines(runs: readonly Run[]): string[] {
	const joined: Run[] = [];
	for (const { marks, text } of runs) {
		const last = joined.at(-1);
		if (last?.marks === marks) last.text += text;
		else joined.push({ marks, text });
	}
	const [first, last] = [joined[0], joined.at(-1)];
	if (first) first.text = first.text.replace(/^[ \t\n\r\f]+/, '');
	if (last) last.text = last.text.replace(/[ \t\n\r\f]+$/, '');
	return joined
		.filter(({ text }) => text !== '')
		.map(({ marks, text }) => `[${marks}]${text.replace(/[ \t\n\r\f]+/g, ' ')}`);
}

function startTag({ tagName, attributes }: Element): string {
	const values = [...attributes].map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();
	return `<${[tagName, ...values].join(' ')}>`;
}

function isBlank(text: string | null): boolean {
	return (text ?? '').trim() === '';
}
