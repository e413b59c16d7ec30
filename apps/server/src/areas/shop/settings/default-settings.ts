import { DEFAULT_COLOUR } from '@dukan/domain/shop/settings/shop-colours.ts';
import { DEFAULT_NAME } from '@dukan/domain/shop/settings/shop-name.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';

const NOTHING = { tm: '', ru: '', en: '' };

/** The settings of a shop whose owner has not changed them yet. */
export const DEFAULT_SETTINGS: ShopSettings = {
	identity: {
		name: { tm: DEFAULT_NAME, ru: DEFAULT_NAME, en: DEFAULT_NAME },
		tagline: {
			tm: 'Türkmenistanda kompýuterler we elektronika',
			ru: 'Компьютеры и электроника в Туркменистане',
			en: 'Computers and electronics in Turkmenistan',
		},
		description: {
			tm: 'Telefonlar, noutbuklar, kompýuter bölekleri we öý tehnikasy. Türkmenistan boýunça eltip berýäris. Harydy alanyňyzda nagt ýa-da kart bilen töleýärsiňiz.',
			ru: 'Телефоны, ноутбуки, комплектующие и техника для дома с доставкой по Туркменистану. Оплата наличными или картой при получении.',
			en: 'Phones, laptops, components and home electronics with delivery across Turkmenistan. Pay in cash or by card on receipt.',
		},
	},
	look: { logo: '', nameBesideLogo: true, colour: DEFAULT_COLOUR },
	guide: { closed: false, done: [] },
	languages: { tm: true, ru: true, en: true },
	workingHours: { from: '09:00', to: '18:00' },
	contact: { phone: '', email: '', pickupAddress: NOTHING },
	warning: NOTHING,
	seller: { name: NOTHING, address: NOTHING, phones: '', taxNumber: '', bank: NOTHING, footnote: NOTHING },
	exchange: { dollarRate: 0 },
	reviews: { invitationDays: 0 },
	appLinks: { appStore: '', playStore: '', apk: '' },
};
