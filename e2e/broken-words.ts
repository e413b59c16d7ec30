import type { Locator } from '@playwright/test';

/** Returns the words of a text that are broken at the end of a line. */
export function brokenWords(text: Locator): Promise<string[]> {
	return text.evaluate((element) => {
		const broken: string[] = [];
		const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		for (let node = nodes.nextNode(); node; node = nodes.nextNode())
			for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				if (lines.size > 1) broken.push(word);
			}
		return broken;
	});
}
