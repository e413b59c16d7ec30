import type { PageName } from '@dukan/domain/base/addresses/addresses.ts';
import type { TextKey } from '@dukan/i18n/translate.ts';

/** The titles of the information pages, in the order of the lists that show them. */
export const PAGE_TITLES = {
	order: 'footer.howToOrder',
	payment: 'footer.deliveryPayment',
	faq: 'footer.faq',
	aboutus: 'footer.about',
	contactus: 'footer.contact',
	partnership: 'footer.partnership',
	terms: 'footer.terms',
	privacy: 'footer.privacy',
} as const satisfies Record<PageName, TextKey>;
