import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';

/** OWN-01: facts of the shop that pages name by a placeholder such as `{shop_name}`, so that they are written once. */
const FACTS = {
	shop_name: ({ identity }, language) => localizedText(identity.name, language),
	shop_email: ({ contact }) => contact.email,
	shop_phone: ({ contact }) => contact.phone,
	shop_address: ({ contact }, language) => localizedText(contact.pickupAddress, language),
	shop_hours: ({ workingHours }) => `${workingHours.from}–${workingHours.to}`,
} as const satisfies Record<string, (settings: ShopSettings, language: Language) => string>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function namesShop(html: string): boolean {
	return html.includes('{shop_');
}

export function fillShopFacts(html: string, language: Language, settings: ShopSettings): string {
	let filled = html;
	for (const [name, fact] of Object.entries(FACTS))
		filled = filled.replaceAll(`{${name}}`, () => escapeHtml(fact(settings, language)));
	return filled;
}

function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
