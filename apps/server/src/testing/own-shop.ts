const EMPTY = { tm: '', ru: '', en: '' };
const ADDRESS = { tm: 'Mary', ru: 'Мары', en: 'Mary' };

/** OWN-01: the name of a shop that is not the demo any more. */
export const OWN_NAME = { tm: 'Täze Bazar', ru: 'Новый базар', en: 'New Bazaar' };

/** Its settings by their keys, without anything of the demo; the logo is a picture that was uploaded. */
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
