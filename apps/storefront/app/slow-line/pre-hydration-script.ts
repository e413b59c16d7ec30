import { LEFT_OVER_KEY } from './pre-hydration.ts';

/**
 * Runs in the page's head. Queued clicks are also stored for the next page, in case this one is left before hydration. Back
 * from a reloaded page changes the address only, so until the router listens the page is reloaded. A page that is returned to
 * is laid out in full at once, because the browser restores the scroll position.
 */
export const PRE_HYDRATION_SCRIPT = [
	'document.documentElement.dataset.preHydration="picture";window.queuedClicks=[];',
	'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.offscreen="";',
	'addEventListener("click",(event)=>{const button=event.target.closest("[data-queue-click]");',
	'if(!button||!window.queuedClicks)return;event.stopImmediatePropagation();',
	'if(!queuedClicks.includes(button))queuedClicks.push(button);button.dataset.queued="";',
	'for(const badge of document.querySelectorAll("[data-queued-badge]"))badge.dataset.queued="+"+queuedClicks.length;',
	`try{sessionStorage["${LEFT_OVER_KEY}"]=(sessionStorage["${LEFT_OVER_KEY}"]||"")+" "+button.dataset.queueClick}catch{}},true);`,
	'{const {pathname,search}=location;addEventListener("popstate",()=>{',
	'if(window.queuedClicks&&(location.pathname!==pathname||location.search!==search)){window.isReloading=true;location.reload()}})}',
].join('');

/** Runs when the picture at the top has loaded, or has taken too long. */
export const SCRIPTS_PHASE =
	'if(document.documentElement.dataset.preHydration)document.documentElement.dataset.preHydration="scripts";';
