import type { Localized } from '../catalogue-types.ts';

type DemoPageName =
	| 'payment'
	| 'privacy'
	| 'terms'
	| 'order'
	| 'faq'
	| 'partnership'
	| 'aboutus'
	| 'contactus';

/** `body` is simple HTML without h1: the page's own template shows the title. */
export type DemoPage = { name: DemoPageName; title: Localized; body: Localized };
