import type { Localized } from './catalogue-types.ts';
import { demoPlan } from './plan.ts';

export type DemoBanner = {
	id: number;
	title: Localized;
	subtitle: Localized;
	link: string;
	active: boolean;
	position: number;
	scene: string;
};
export type DemoSmallBanner = {
	id: number;
	title: Localized;
	link: string;
	position: number;
	scene: string;
};

const bannerDetails: { scene: string; subtitle: Localized }[] = [
	{
		scene: 'study',
		subtitle: {
			en: 'Light, quiet and ready for lessons',
			ru: 'Лёгкие, тихие и готовые к занятиям',
			tm: 'Ýeňil, sessiz we sapaga taýýar',
		},
	},
	{
		scene: 'delivery',
		subtitle: {
			en: 'For orders from 500 manat',
			ru: 'При заказе от 500 манатов',
			tm: '500 manatdan başlaýan sargytlar üçin',
		},
	},
	{
		scene: 'gaming',
		subtitle: {
			en: 'Laptops, monitors, consoles and chairs',
			ru: 'Ноутбуки, мониторы, консоли и кресла',
			tm: 'Noutbuklar, monitorlar, konsollar we kreslolar',
		},
	},
	{
		scene: 'smart-home',
		subtitle: {
			en: 'Cameras, sensors, plugs and robot vacuums',
			ru: 'Камеры, датчики, розетки и роботы-пылесосы',
			tm: 'Kameralar, datçikler, rozetkalar we robot tozan sorujylar',
		},
	},
	{
		scene: 'sale',
		subtitle: {
			en: 'While stocks last',
			ru: 'Пока товар есть в наличии',
			tm: 'Haryt ammarda barka',
		},
	},
];

export const demoBanners: DemoBanner[] = [
	...demoPlan.banners.map(({ title, link }, position) => {
		const details = bannerDetails[position];
		if (details === undefined) throw new Error(`no subtitle for the banner ${title.en}`);
		return { id: position + 1, title, ...details, link, active: true, position };
	}),
	{
		id: 6,
		title: { en: 'Sound for every day', ru: 'Звук на каждый день', tm: 'Her gün üçin owaz' },
		subtitle: {
			en: 'Earbuds, headphones and speakers',
			ru: 'Наушники, гарнитуры и колонки',
			tm: 'Gulaklyklar, garnituralar we kolonkalar',
		},
		link: '/category/audio-10',
		active: false,
		position: 5,
		scene: 'audio',
	},
];

export const demoSmallBanners: DemoSmallBanner[] = [
	{
		id: 1,
		title: { en: 'Phones', ru: 'Телефоны', tm: 'Telefonlar' },
		link: '/category/phones-7',
		position: 0,
		scene: 'phones',
	},
	{
		id: 2,
		title: { en: 'Music with you', ru: 'Музыка с собой', tm: 'Saz ýanyňyzda' },
		link: '/category/audio-10',
		position: 1,
		scene: 'audio',
	},
	{
		id: 3,
		title: { en: 'When the power goes out', ru: 'Когда отключили свет', tm: 'Tok öçende' },
		link: '/smart/power-cut-ready-7',
		position: 2,
		scene: 'power-cuts',
	},
	{
		id: 4,
		title: { en: 'All brands', ru: 'Все бренды', tm: 'Ähli brendler' },
		link: '/allbrands',
		position: 3,
		scene: 'brands',
	},
];

export type DemoSettings = {
	workingHours: { from: string; to: string };
	contact: { phone: string; pickupAddress: Localized; email: string };
	seller: {
		name: Localized;
		address: Localized;
		phones: string;
		taxNumber: string;
		bank: Localized;
		footnote: Localized;
	};
	/** Manat for a dollar. */
	exchange: { dollarRate: number };
	appLinks: { appStore: string; playStore: string; apk: string };
	warning: Localized;
};

export const demoSettings: DemoSettings = {
	workingHours: { from: '09:00', to: '18:00' },
	contact: {
		phone: '+993 12 00-00-00',
		pickupAddress: {
			en: 'Ashgabat, Magtymguly avenue, building 100 (demo address)',
			ru: 'Ашхабад, проспект Махтумкули, дом 100 (демонстрационный адрес)',
			tm: 'Aşgabat, Magtymguly şaýoly, 100-nji jaý (nusga salgy)',
		},
		email: 'info@dukan.example',
	},
	seller: {
		name: {
			en: 'Dükan, sole trader (demo)',
			ru: 'ИП «Dükan» (демонстрация)',
			tm: 'HT «Dükan» (nusga)',
		},
		address: {
			en: 'Ashgabat, Magtymguly avenue, building 100',
			ru: 'Ашхабад, проспект Махтумкули, дом 100',
			tm: 'Aşgabat, Magtymguly şaýoly, 100-nji jaý',
		},
		phones: '+993 12 00-00-00',
		taxNumber: '000000000000',
		bank: { en: '', ru: '', tm: '' },
		footnote: {
			en: 'Goods that are faulty are exchanged within 14 days with this paper.',
			ru: 'Неисправный товар обменивается в течение 14 дней при наличии этого документа.',
			tm: 'Näsaz haryt şu resminama bilen 14 günüň dowamynda çalşylýar.',
		},
	},
	exchange: { dollarRate: 19.5 },
	appLinks: {
		appStore: 'https://apps.apple.com/app/dukan/id6400000000',
		playStore: 'https://play.google.com/store/apps/details?id=tm.dukan.shop',
		apk: '/files/dukan.apk',
	},
	warning: {
		en: 'Colours and packaging may differ from the pictures. The price is the one confirmed with your order.',
		ru: 'Цвет и упаковка могут отличаться от изображения. Действует цена, подтверждённая в заказе.',
		tm: 'Harydyň reňki we gaby suratdan tapawutly bolup biler. Sargydyňyzda tassyklanan baha güýjündedir.',
	},
};
