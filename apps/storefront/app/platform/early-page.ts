/**
 * A page's first seconds, before its scripts have come. `data-early` on the page is 'first' until the picture at the top is
 * there, 'next' until scripts are; styles then hold back what the line should not bring yet, pictures and the layout of parts
 * marked `data-held`. A tap on a button marked
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
	for (const button of taps) {
		delete button.dataset.tapped;
		button.click();
	}
	layOut([...document.querySelectorAll<HTMLElement>('[data-held]')]);
}

/** One part of the page at a time: all at once would hold a cheap phone for a third of a second. */
function layOut(held: HTMLElement[]): void {
	const next = held.shift();
	if (!next) {
		delete document.documentElement.dataset.early;
		return;
	}
	whenIdle(() => {
		next.dataset.held = 'done';
		layOut(held);
	});
}

const whenIdle = (work: () => void) =>
	'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work);
