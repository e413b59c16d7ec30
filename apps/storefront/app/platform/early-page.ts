/**
 * A page's first seconds, before its scripts have come. `data-early` on the page is 'first' until the picture at the top is
 * there, 'next' until scripts are, then 'awake'. Styles hold back pictures at first, and as long as the shopper stays on this
 * page the layout of parts marked `data-held` that are far from sight. A tap on a button marked
 * `data-early-tap` is answered by its look at once and done when the page wakes.
 */
declare global {
	interface Window {
		earlyTaps?: HTMLElement[];
	}
}

const LEFT_BEHIND = 'dukan.tapped';

/** Runs in the page's head. What is tapped is noted for the next page too, should this one be left before it wakes. */
export const EARLY_SCRIPT = [
	'document.documentElement.dataset.early="first";window.earlyTaps=[];',
	'addEventListener("click",(event)=>{const button=event.target.closest("[data-early-tap]");',
	'if(!button||!window.earlyTaps)return;event.stopImmediatePropagation();',
	'if(!earlyTaps.includes(button))earlyTaps.push(button);button.dataset.tapped="";',
	`try{sessionStorage["${LEFT_BEHIND}"]=(sessionStorage["${LEFT_BEHIND}"]||"")+" "+button.dataset.earlyTap}catch{}},true)`,
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
	document.documentElement.dataset.early = 'awake';
	fetchStyles();
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

/**
 * From the first change of page on everything is laid out as it comes: Back must find the place, and sizes that are only
 * guessed would move it. On the page that came first nothing is left to be found again.
 */
export function layOutAll(): void {
	delete document.documentElement.dataset.early;
}

/** The page carries its styles; other pages will want them as files, and the next change of page should not wait for them. */
function fetchStyles(): void {
	for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')) {
		const hint = document.createElement('link');
		hint.rel = 'prefetch';
		hint.as = 'style';
		hint.href = href;
		document.head.append(hint);
	}
}
