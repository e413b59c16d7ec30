const EMPTY = { tm: '', ru: '', en: '' };
const ADDRESS = { tm: 'Mary', ru: 'Мары', en: 'Mary' };

/** OWN-01: the name of a shop that is not the demo any more. */
export const OWN_NAME = { tm: 'Täze Bazar', ru: 'Новый базар', en: 'New Bazaar' };

/** Returns the shop's settings by their keys, with nothing of the demo. The logo is an uploaded picture. */
export function ownSettings(logo: string): Readonly<Record<string, object>> {
	return {
		identity: { name: OWN_NAME, tagline: EMPTY, description: EMPTY },
		look: { logo, nameBesideLogo: true, colour: '#0b4f9c' },
		contact: { phone: '+993 65 11-22-33', email: 'us@bazaar.example', pickupAddress: ADDRESS },
		seller: { name: OWN_NAME, address: ADDRESS, phones: '', taxNumber: '', bank: EMPTY, footnote: EMPTY },
		warning: EMPTY,
		appLinks: { appStore: '', playStore: '', apk: '' },
	};
}

/**
 * Adds the first brand and the first categories, each with a sub-category, to a shop that was just emptied.
 */
export async function addFrame(
	owner: { done: <Body>(path: string, body?: object) => Promise<Body> },
	names: readonly { en: string; ru: string; tm: string }[],
): Promise<{ subcategoryIds: number[]; brandId: number }> {
	const add = async (table: string, fields: object) =>
		(await owner.done<{ key: number }>(`${table}_add`, fields)).key;
	const subcategoryIds: number[] = [];
	for (const { en, ru, tm } of names) {
		const named = { nameEn: en, nameRu: ru, nameTm: tm };
		const categoryId = await add('categories', { ...named, icon: '', cardHighlights: [], filters: [] });
		subcategoryIds.push(await add('subcategories', { ...named, categoryId, attributes: [] }));
	}
	return { subcategoryIds, brandId: await add('brands', { name: 'Merw', slug: 'merw', picture: null }) };
}
