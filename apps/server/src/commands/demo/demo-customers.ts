/** The demo's customers. Their names say that they are, and their phone numbers belong to no one. */
export const DEMO_CUSTOMERS = [
	{
		phone: '1000010',
		name: 'Demo: Aknabat',
		language: 'tm',
		address: 'Görogly köçesi 24, 12-nji öý, gapynyň öňünde dermanhana',
		note: '3-nji gat, domofon 12',
	},
	{
		phone: '1000011',
		name: 'Demo: Елена',
		language: 'ru',
		address: 'Битарап Туркменистан 15, кв. 40, напротив школы 27',
		note: 'Позвонить за полчаса',
	},
	{
		phone: '1000012',
		name: 'Demo: Serdar',
		language: 'tm',
		address: 'Oguzhan köçesi 8, dükanyň yzynda',
		note: '',
	},
	{
		phone: '1000013',
		name: 'Demo: Ogulnar',
		language: 'tm',
		address: 'Parahat 7, jaý 31, öý 5, bazaryň ýanynda',
		note: '',
	},
	{
		phone: '1000014',
		name: 'Demo: Руслан',
		language: 'ru',
		address: 'Гарашсызлык 51, офис 3, синие ворота',
		note: 'Вход со двора',
	},
	{
		phone: '1000015',
		name: 'Demo: Maýsa',
		language: 'tm',
		address: 'Atamyrat Nyýazow köçesi 112, öý 9',
		note: '',
	},
] as const;

/**
 * One person for each degree of trust that needs no orders. Their phone numbers belong to no one, and no
 * password fits.
 */
export const DEMO_PEOPLE = [
	{ phone: '1000000', name: 'Merdan Hojaýew', confirmed: false, vouched: false, addresses: [] },
	{
		phone: '3000000',
		name: 'Aýgözel Nuryýewa',
		confirmed: true,
		vouched: false,
		addresses: [
			{ districtId: 1, address: 'Görogly köçesi 18, 3-nji gat' },
			{ districtId: 2, address: 'Bitarap Türkmenistan şaýoly 7' },
		],
	},
	{ phone: '4000000', name: '12-nji orta mekdep', confirmed: false, vouched: true, addresses: [] },
] as const;
