import { type DescriptionSet, say } from './sentence.ts';

const warranty = say(
	'The warranty is {warranty}.',
	'Гарантийный срок {warranty} с даты покупки.',
	'{warranty} kepillik berilýär.',
);
const byWifi = say(
	'By Wi-Fi you can print from a phone too.',
	'По Wi-Fi можно печатать и с телефона.',
	'Wi-Fi arkaly telefondan hem çap edip bolýar.',
	({ connection }) => connection === 'Wi-Fi',
);
const bothSides = say(
	'Two-sided printing saves paper.',
	'Двусторонняя печать экономит бумагу.',
	'Iki taraplaýyn çap kagyzy tygşytlaýar.',
	({ duplex }) => duplex === true,
);

export const printerDescriptions: Record<number, DescriptionSet> = {
	1301: {
		opening: [
			say(
				'A laser printer for the office and for study: the text does not smudge.',
				'Лазерный принтер для офиса и учёбы: текст не размазывается.',
				'Ofis we okuw üçin lazer printer: ýazgylar çyrşalmaýar.',
			),
			say(
				'It prints contracts, coursework and forms quickly.',
				'Быстро печатает договоры, курсовые и бланки.',
				'Şertnamalary, okuw işlerini we blanklary çalt çap edýär.',
			),
		],
		facts: [
			say(
				'The speed is up to {printSpeed}, the paper {paperSize}; connection: {connection}.',
				'Скорость — до {printSpeed}, бумага {paperSize}; подключение: {connection}.',
				'Tizligi {printSpeed} derejä çenli, kagyzy {paperSize}; birikdirilişi: {connection}.',
			),
			say(
				'Print colour: {printColour:lower}; up to {printSpeed} on {paperSize} paper.',
				'Печать {printColour:lower}; до {printSpeed} на бумаге {paperSize}.',
				'Çap reňki {printColour:lower}; {paperSize} kagyzda {printSpeed} derejä çenli.',
			),
		],
		closing: [byWifi, bothSides, warranty],
	},
	1302: {
		opening: [
			say(
				'A printer with ink tanks: a page costs little, and colour is always at hand.',
				'Принтер с ёмкостями для чернил: страница стоит недорого, а цвет всегда под рукой.',
				'Syýa gaply printer: bir sahypa arzan düşýär, reňkli çap elmydama taýýar.',
			),
			say(
				'For school tasks, photographs and colour documents.',
				'Для школьных заданий, фотографий и цветных документов.',
				'Mekdep işleri, suratlar we reňkli resminamalar üçin.',
			),
		],
		facts: [
			say(
				'The speed is up to {printSpeed}, the paper {paperSize}; connection: {connection}.',
				'Скорость — до {printSpeed}, бумага {paperSize}; подключение: {connection}.',
				'Tizligi {printSpeed} derejä çenli, kagyzy {paperSize}; birikdirilişi: {connection}.',
			),
		],
		closing: [
			byWifi,
			say(
				'The tanks are refilled from bottles, without changing cartridges.',
				'Ёмкости заправляются из бутылочек, картриджи менять не нужно.',
				'Syýa çüýşeden guýulýar, kartrij çalyşmak gerek däl.',
			),
			warranty,
		],
	},
	1303: {
		opening: [
			say(
				'Printer, scanner and copier in one body.',
				'Принтер, сканер и копир в одном корпусе.',
				'Printer, skaner we göçüriji bir enjamda.',
			),
			say(
				'It replaces three devices in a small office or at home.',
				'Заменяет три устройства в небольшом офисе или дома.',
				'Kiçi ofisde ýa-da öýde üç enjamyň ornuny tutýar.',
			),
		],
		facts: [
			say(
				'Technology: {printTech:lower}; print colour: {printColour:lower}; up to {printSpeed}.',
				'Печать {printTech:lower}, {printColour:lower}, до {printSpeed} на обычной бумаге.',
				'Çap ediş usuly {printTech:lower}, reňki {printColour:lower}, tizligi {printSpeed} derejä çenli.',
			),
		],
		closing: [byWifi, bothSides, warranty],
	},
	1304: {
		opening: [
			say(
				'Supplies for your printer.',
				'Расходный материал для вашего принтера.',
				'Printeriňiz üçin sarp ediş serişdesi.',
			),
			say(
				'Buy a spare in good time, so that printing does not stop at the wrong moment.',
				'Купите запасной заранее, чтобы печать не остановилась в неподходящий момент.',
				'Çap işi saklanmazlygy üçin ätiýaçlygyny öňünden alyň.',
			),
		],
		facts: [
			say(
				'It suits: {compatibility}. In the package: {packQuantity}.',
				'{packQuantity} в упаковке; подходит для моделей: {compatibility}.',
				'Laýyk modelleri: {compatibility}. Gapda {packQuantity} bar.',
			),
		],
		closing: [
			say(
				'Check the model of your printer before you order: an opened package is not taken back.',
				'Перед заказом сверьте модель принтера: вскрытая упаковка не возвращается.',
				'Sargyt etmezden öň printeriňiziň modelini barlaň: açylan gap yzyna alynmaýar.',
			),
		],
	},
	1305: {
		opening: [
			say(
				'A receipt printer for a shop, a café or a pharmacy.',
				'Чековый принтер для магазина, кафе или аптеки.',
				'Dükan, kafe ýa-da dermanhana üçin çek printeri.',
				({ printTech }) => printTech === 'Thermal',
			),
			say(
				'A scanner that turns paper documents and photographs into files.',
				'Сканер, который превращает бумажные документы и фотографии в файлы.',
				'Kagyz resminamalary we suratlary faýla öwürýän skaner.',
				({ printTech }) => printTech === undefined,
			),
		],
		facts: [
			say(
				'Paper: {paperSize}; connection: {connection}.',
				'Бумага: {paperSize}; подключение: {connection}.',
				'Kagyzy: {paperSize}; birikdirilişi: {connection}.',
			),
		],
		closing: [
			say(
				'Thermal printing needs neither ink nor toner.',
				'Термопечати не нужны ни чернила, ни тонер.',
				'Termo çap üçin syýa-da, toner-de gerek däl.',
				({ printTech }) => printTech === 'Thermal',
			),
			warranty,
		],
	},
};
