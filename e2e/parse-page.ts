import { HtmlElement } from 'html-validate';

/** Elements whose content a reader never sees. */
const UNSEEN = ['script', 'style', 'template', 'noscript'];

/** Finds elements of a page as the server sent it, except those that are hidden until script shows them. */
export function shown(page: HtmlElement, selector: string): HtmlElement[] {
	return page.querySelectorAll(selector).filter((element) => !isHidden(element));
}

/** Returns the visible text of an element in one line. */
export function seenText(element: HtmlElement | undefined): string {
	const parts = (element?.childNodes ?? []).map((node) => {
		if (!(node instanceof HtmlElement)) return node.textContent;
		return isUnseen(node) ? '' : seenText(node);
	});
	return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function isHidden(element: HtmlElement): boolean {
	return isUnseen(element) || (element.parent !== null && isHidden(element.parent));
}

function isUnseen(element: HtmlElement): boolean {
	return UNSEEN.includes(element.tagName) || element.hasAttribute('hidden');
}
