import { addresses } from '@dukan/domain/base/addresses/addresses.ts';

const REFUSED = 'app-offer.refused';
const PHONES = /Android|iPhone|iPad|iPod/;
/**
 * GEN-09: offers the app on the home page of phones and tablets, until it is dismissed. On other pages it
 * would cover goods. A shop that was added to the home screen already is the app.
 */
export function mayOfferApp(pathname: string): boolean {
	if (!isPhone(navigator) || pathname !== addresses.home) return false;
	if (window.matchMedia('(display-mode: standalone)').matches) return false;
	try {
		return localStorage.getItem(REFUSED) === null;
	} catch {
		return false;
	}
}

export function refuseApp(): void {
	localStorage.setItem(REFUSED, '1');
}

/** Newer iPads call themselves Macintosh, but no Macintosh has a touch screen. */
function isPhone({ userAgent, maxTouchPoints }: Navigator): boolean {
	return PHONES.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
