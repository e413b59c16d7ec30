/**
 * A page's first seconds, before its scripts have come. `data-early` on the page is 'first' until the picture at the top is
 * there, 'next' until scripts are; styles then hold back what the line should not bring yet. A tap on a button marked
 * `data-early-tap` is answered by its look at once and done when the page wakes.
 */
declare global {
	interface Window {
		earlyTaps?: HTMLElement[];
	}
}

/** Runs in the page's head. */
export const EARLY_SCRIPT = [
	'document.documentElement.dataset.early="first";window.earlyTaps=[];',
	'addEventListener("click",(event)=>{const button=event.target.closest("[data-early-tap]");',
	'if(!button||!window.earlyTaps)return;event.stopImmediatePropagation();',
	'if(!earlyTaps.includes(button))earlyTaps.push(button);button.dataset.tapped=""},true)',
].join('');

/** Runs when the picture at the top is there, or nobody waits for it any more. */
export const EARLY_NEXT =
	'if(document.documentElement.dataset.early)document.documentElement.dataset.early="next";';

export function wakePage(): void {
	const taps = window.earlyTaps ?? [];
	delete window.earlyTaps;
	delete document.documentElement.dataset.early;
	for (const button of taps) {
		delete button.dataset.tapped;
		button.click();
	}
}
