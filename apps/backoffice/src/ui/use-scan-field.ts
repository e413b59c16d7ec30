import { type RefObject, useEffect, useRef } from 'react';
import { ScanReader } from '../platform/scan-reader.ts';

type ScanField<Element extends HTMLElement = HTMLElement> = {
	field: RefObject<Element | null>;
	scan: (code: string) => void;
	/**
	 * True for a field that gets scans only while it has the focus, because codes of another kind may be
	 * meant for another field.
	 */
	onlyFocused: boolean;
};

/** The fields on the current page. */
const fields = new Set<ScanField>();

/**
 * GOODS-05: while the field is on the page, it receives scans wherever the focus is. Of several fields, the
 * focused one receives the scan, otherwise the first one. Fields behind an open dialog receive none. If the
 * scan's keys have typed text elsewhere, that text is removed.
 */
export function useScanField<Element extends HTMLElement>(
	scan: (code: string) => void,
	{ onlyFocused = false } = {},
): RefObject<Element | null> {
	const field = useRef<Element>(null);
	const latest = useRef(scan);
	useEffect(() => {
		latest.current = scan;
	});
	useEffect(() => {
		const own = { field, scan: (code: string) => latest.current(code), onlyFocused };
		if (fields.size === 0) window.addEventListener('keydown', listen, { capture: true });
		fields.add(own);
		return () => {
			fields.delete(own);
			if (fields.size === 0) window.removeEventListener('keydown', listen, { capture: true });
		};
	}, [onlyFocused]);
	return field;
}

const reader = new ScanReader();
let before: { element: Typed; value: string } | undefined;

function listen(event: KeyboardEvent): void {
	const { begins, scan } = reader.press(event);
	if (begins) before = heldByFocus();
	if (scan === undefined) return;
	const target = targetOf();
	if (!target && ![...fields].some(({ field, onlyFocused }) => field.current && !onlyFocused)) return;
	// The Enter of a scan must not click a button, send a form or reach the field's own handler.
	event.preventDefault();
	event.stopImmediatePropagation();
	putBack();
	target?.scan(scan);
}

function targetOf(): ScanField | undefined {
	const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
	const reached = [...fields].filter(({ field: { current } }) =>
		Boolean(current?.isConnected && (!dialog || dialog.contains(current))),
	);
	const focused = reached.find(({ field }) => field.current === document.activeElement);
	if (focused) return focused;
	const [first] = reached
		.filter(({ onlyFocused }) => !onlyFocused)
		.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
	return first;
}

function isBefore(one: ScanField, other: ScanField): boolean {
	const [first, second] = [one.field.current, other.field.current];
	if (!first || !second) return false;
	return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function heldByFocus(): typeof before {
	const element = document.activeElement;
	const isTyped =
		element instanceof HTMLInputElement ||
		element instanceof HTMLTextAreaElement ||
		element instanceof HTMLSelectElement;
	return isTyped ? { element, value: element.value } : undefined;
}

/** Sets the former text and sends the event of typing, because React reads a field only on its events. */
function putBack(): void {
	const held = before;
	before = undefined;
	if (!held || held.element !== document.activeElement || held.element.value === held.value) return;
	const { element, value } = held;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
	element.dispatchEvent(
		new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
	);
}
