import { fetchAhead } from './fetch-ahead.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A page's first seconds, before its scripts have come. `data-early` on the page is 'first' until the picture at the top is
 * there and 'next' until scripts are; styles hold back lazy pictures at first, and those in parts marked `data-held` until
 * the end. `data-far` on the page keeps whole sections of them from being laid out until it is awake; then they are, one by
 * one. A tap on a button marked `data-early-tap` is answered at once by its look, and by a '+1' where `data-early-sign` stands,
 * and done when the page wakes.
 */
declare global {
	interface Window {
		earlyTaps?: HTMLElement[];
	}
}

const LEFT_BEHIND = 'dukan.tapped';
const LAID_OUT_WITHIN_MS = 300;

/**
 * Runs in the page's head. What is tapped is noted for the next page too, should this one be left before it wakes. Back from
 * a reloaded page changes the address only: until there is a router to follow it, the page is loaded anew. Who returns to a
 * page gets it laid out at once, for the browser looks for the place where they were.
 */
export const EARLY_SCRIPT = [
	'document.documentElement.dataset.early="first";window.earlyTaps=[];',
	'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.far="";',
	'addEventListener("click",(event)=>{const button=event.target.closest("[data-early-tap]");',
	'if(!button||!window.earlyTaps)return;event.stopImmediatePropagation();',
	'if(!earlyTaps.includes(button))earlyTaps.push(button);button.dataset.tapped="";',
	'for(const sign of document.querySelectorAll("[data-early-sign]"))sign.dataset.tapped="+"+earlyTaps.length;',
	`try{sessionStorage["${LEFT_BEHIND}"]=(sessionStorage["${LEFT_BEHIND}"]||"")+" "+button.dataset.earlyTap}catch{}},true);`,
	'{const {pathname,search}=location;addEventListener("popstate",()=>{',
	'if(window.earlyTaps&&(location.pathname!==pathname||location.search!==search))location.reload()})}',
].join('');

/** Runs when the picture at the top is there, or nobody waits for it any more. */
export const EARLY_NEXT =
	'if(document.documentElement.dataset.early)document.documentElement.dataset.early="next";';

/** Does what was tapped, and tells what was tapped on pages that were left too soon. */
export function wakePage(): string[] {
	const taps = window.earlyTaps ?? [];
	delete window.earlyTaps;
	// In a turn of its own: React wakes the part around a button that is clicked, but not from within its own work.
	for (const button of taps)
		setTimeout(() => {
			delete button.dataset.tapped;
			button.click();
		});
	for (const sign of document.querySelectorAll<HTMLElement>('[data-early-sign]')) delete sign.dataset.tapped;
	delete document.documentElement.dataset.early;
	layOut([...document.querySelectorAll<HTMLElement>('section[data-held=""]')]);
	const done = new Set(taps.map(({ dataset }) => dataset.earlyTap));
	return [...new Set(takeNoted())].filter((id) => !done.has(id));
}

function takeNoted(): string[] {
	try {
		const noted = sessionStorage.getItem(LEFT_BEHIND)?.split(' ') ?? [];
		sessionStorage.removeItem(LEFT_BEHIND);
		return noted.filter(Boolean);
	} catch {
		// The browser keeps nothing for us.
		return [];
	}
}

/** One section at a time: all at once would hold a cheap phone for a third of a second. */
function layOut([first, ...rest]: HTMLElement[]): void {
	if (!first) {
		delete document.documentElement.dataset.far;
		fetchAhead();
		return;
	}
	whenIdle(() => {
		first.dataset.held = 'near';
		layOut(rest);
	}, LAID_OUT_WITHIN_MS);
}
