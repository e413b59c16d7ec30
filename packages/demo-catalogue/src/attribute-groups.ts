import type { Localized } from './catalogue-types.ts';

type Group = { key: string; name: Localized; attributes: string[] };

/** The order of the table on the product page: groups, and attributes inside a group. */
export const attributeGroups: Group[] = [
	{
		key: 'main',
		name: { en: 'Main features', ru: 'Основное', tm: 'Esasy häsiýetleri' },
		attributes: [
			'platform',
			'formFactor',
			'socket',
			'efficiency',
			'printTech',
			'printColour',
			'printSpeed',
			'paperSize',
			'duplex',
			'wifiStandard',
			'speed',
			'switchType',
			'keyboardLayout',
			'dpi',
			'channels',
			'noiseCancelling',
			'microphone',
			'heartRate',
			'compatibility',
			'packQuantity',
		],
	},
	{
		key: 'performance',
		name: { en: 'Performance and memory', ru: 'Производительность и память', tm: 'Öndürijilik we ýat' },
		attributes: [
			'os',
			'cpu',
			'cores',
			'baseClock',
			'tdp',
			'ram',
			'ssd',
			'storage',
			'gpu',
			'vram',
			'memoryType',
			'readSpeed',
		],
	},
	{
		key: 'screen',
		name: { en: 'Screen and picture', ru: 'Экран и изображение', tm: 'Ekran we şekil' },
		attributes: ['screenSize', 'resolution', 'panel', 'refreshRate', 'hdr', 'brightness', 'smartTv'],
	},
	{
		key: 'camera',
		name: { en: 'Camera', ru: 'Камера', tm: 'Kamera' },
		attributes: ['mainCamera', 'frontCamera', 'cameraResolution', 'nightVision'],
	},
	{
		key: 'connections',
		name: { en: 'Connections', ru: 'Подключение и связь', tm: 'Birikdiriliş we aragatnaşyk' },
		attributes: [
			'connection',
			'interface',
			'connectorType',
			'ports',
			'antennas',
			'network',
			'sim',
			'nfc',
			'gps',
			'tuner',
			'length',
		],
	},
	{
		key: 'power',
		name: { en: 'Power', ru: 'Питание', tm: 'Elektrik üpjünçiligi' },
		attributes: ['power', 'capacityVa', 'runtime', 'outlets', 'battery', 'batteryLife', 'fastCharge'],
	},
	{
		key: 'body',
		name: { en: 'Body', ru: 'Корпус', tm: 'Korpusy' },
		attributes: ['protection', 'backlight', 'fans', 'strap', 'material', 'maxLoad', 'weight', 'colour'],
	},
	{ key: 'other', name: { en: 'Other', ru: 'Прочее', tm: 'Beýlekiler' }, attributes: ['warranty'] },
];
