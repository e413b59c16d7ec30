import { QUEUE_KEY } from './pre-hydration.ts';

/**
 * Runs in the page's head. The queue of taps is also kept in `sessionStorage`, in case this page is left
 * before hydration. A second tap on a toggle undoes the first one; on "add to cart" it changes nothing. Back
 * from a reloaded page changes only the address, so until the router listens, the page is reloaded. When Back
 * shows the page again, it is laid out in full at once, because the browser restores the scroll position.
 */
export const PRE_HYDRATION_SCRIPT = [
	'document.documentElement.dataset.preHydration="picture";',
	'{let kept="";',
	`try{kept=sessionStorage["${QUEUE_KEY}"]||""}catch{}`,
	'const taps=window.queuedTaps=new Set(kept.split(" ").filter(Boolean));',
	'const isCart=(tap)=>tap.startsWith("cart:");',
	'const show=()=>{if(!window.queuedTaps)return;',
	'for(const each of document.querySelectorAll("[data-tap]"))each.toggleAttribute("data-queued",taps.has(each.dataset.tap));',
	'const added=[...taps].filter(isCart).length;',
	'for(const badge of document.querySelectorAll("[data-queued-badge]"))if(added)badge.dataset.queued="+"+added};',
	'if(taps.size)addEventListener("DOMContentLoaded",show);',
	'addEventListener("click",(event)=>{const tap=event.target.closest("[data-tap]")?.dataset.tap;',
	'if(!tap||!window.queuedTaps)return;event.stopImmediatePropagation();',
	'if(isCart(tap)||!taps.delete(tap))taps.add(tap);show();',
	`try{sessionStorage["${QUEUE_KEY}"]=[...taps].join(" ")}catch{}},true)}`,
	'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.offscreen="";',
	'{const {pathname,search}=location;addEventListener("popstate",()=>{',
	'if(window.queuedTaps&&(location.pathname!==pathname||location.search!==search)){window.isReloading=true;location.reload()}})}',
].join('');

/** Runs when the picture at the top has loaded, or has taken too long. */
export const SCRIPTS_PHASE =
	'if(document.documentElement.dataset.preHydration)document.documentElement.dataset.preHydration="scripts";';
