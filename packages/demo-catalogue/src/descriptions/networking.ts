import { type DescriptionSet, say } from './sentence.ts';

const warranty = say(
	'The warranty is {warranty}.',
	'Гарантийный срок {warranty} с даты покупки.',
	'{warranty} kepillik berilýär.',
);
const help = say(
	'If you are not sure what fits your line, ask the operator when they call.',
	'Если вы не уверены, что подойдёт к вашей линии, спросите оператора при звонке.',
	'Liniýaňyza haýsynyň laýykdygyny bilmeseňiz, operator jaň edende soraň.',
);

export const networkingDescriptions: Record<number, DescriptionSet> = {
	1401: {
		opening: [
			say(
				'A router that shares the internet among all the phones and computers at home.',
				'Роутер, который раздаёт интернет на все телефоны и компьютеры в доме.',
				'Interneti öýdäki ähli telefonlara we kompýuterlere paýlaýan router.',
			),
			say(
				'For a flat where several people are online at the same time.',
				'Для квартиры, где в сети одновременно несколько человек.',
				'Birnäçe adamyň bir wagtda internete girýän öýi üçin.',
			),
		],
		facts: [
			say(
				'Standard {wifiStandard}, speed up to {speed}; {ports} and {antennas}.',
				'Стандарт {wifiStandard}, скорость до {speed}; {ports} и {antennas}.',
				'Standarty {wifiStandard}, tizligi {speed} derejä çenli; {ports} we {antennas} bar.',
			),
			say(
				'It has {antennas} and {ports}; {wifiStandard} gives up to {speed} inside the home network.',
				'У него {antennas} и {ports}; {wifiStandard} даёт до {speed} внутри домашней сети.',
				'Onda {antennas} we {ports} bar; {wifiStandard} öý torunyň içinde {speed} derejä çenli tizlik berýär.',
			),
		],
		closing: [help, warranty],
	},
	1402: {
		opening: [
			say(
				'A modem that brings the internet into the house and shares it by Wi-Fi.',
				'Модем, который принимает интернет и раздаёт его по Wi-Fi.',
				'Interneti kabul edip, Wi-Fi arkaly paýlaýan modem.',
			),
			say(
				'One device instead of a modem and a router.',
				'Одно устройство вместо модема и роутера.',
				'Modemiň we routeriň ornuna bir enjam.',
			),
		],
		facts: [
			say(
				'Standard {wifiStandard}, Wi-Fi up to {speed}, {ports}.',
				'Стандарт {wifiStandard}, Wi-Fi до {speed}, {ports}.',
				'Standarty {wifiStandard}, Wi-Fi tizligi {speed} derejä çenli, {ports}.',
			),
		],
		closing: [help, warranty],
	},
	1403: {
		opening: [
			say(
				'It carries Wi-Fi to the far room, the veranda or the yard.',
				'Доносит Wi-Fi до дальней комнаты, веранды или двора.',
				'Wi-Fi signalyny alysdaky otaga, eýwana ýa-da howla ýetirýär.',
			),
			say(
				'Plug it into a socket halfway between the router and the weak spot.',
				'Включите его в розетку на полпути между роутером и местом со слабым сигналом.',
				'Ony router bilen signaly gowşak ýeriň aralygyndaky rozetka dakyň.',
			),
		],
		facts: [
			say(
				'Standard {wifiStandard}, speed up to {speed}.',
				'Стандарт {wifiStandard}, скорость до {speed} в хороших условиях.',
				'Standarty {wifiStandard}, tizligi {speed} derejä çenli.',
			),
		],
		closing: [
			say(
				'It works with routers of other brands.',
				'Работает с роутерами других марок.',
				'Beýleki brendleriň routerleri bilen hem işleýär.',
			),
			warranty,
		],
	},
	1404: {
		opening: [
			say(
				'A switch for an office, a classroom or video surveillance.',
				'Коммутатор для офиса, учебного класса или видеонаблюдения.',
				'Ofis, okuw otagy ýa-da wideo gözegçilik üçin switç.',
			),
			say(
				'It adds network sockets where the router has too few.',
				'Добавляет сетевые розетки там, где у роутера их мало.',
				'Routeriň portlary ýetmeýän ýerinde tor portlaryny goşýar.',
			),
		],
		facts: [
			say(
				'It has {ports} with a speed of {speed} each.',
				'В нём {ports} со скоростью {speed} каждый.',
				'Onda {ports} bar, her biriniň tizligi {speed}.',
			),
		],
		closing: [
			say(
				'It needs no setting up: connect the cables and work.',
				'Настройка не нужна: подключите кабели и работайте.',
				'Sazlamak gerek däl: kabelleri birikdiriň we işläň.',
				({ ports }) => Number(ports) <= 8,
			),
			warranty,
		],
	},
	1405: {
		opening: [
			say(
				'An adapter for a computer without Wi-Fi.',
				'Адаптер для компьютера без Wi-Fi.',
				'Wi-Fi bolmadyk kompýuter üçin adapter.',
				({ wifiStandard }) => wifiStandard !== undefined,
			),
			say(
				'An adapter for a thin laptop that has no network socket.',
				'Адаптер для тонкого ноутбука без сетевого разъёма.',
				'Tor porty bolmadyk ýuka noutbuk üçin adapter.',
				({ wifiStandard }) => wifiStandard === undefined,
			),
		],
		facts: [
			say(
				'The speed is up to {speed}, the interface {interface}.',
				'Скорость — до {speed}, интерфейс {interface}.',
				'Tizligi {speed} derejä çenli, interfeýsi {interface}.',
			),
		],
		closing: [warranty],
	},
	1406: {
		opening: [
			say(
				'Network cable by the metre: take as much as you need.',
				'Сетевой кабель на метраж: берите столько, сколько нужно.',
				'Metrläp satylýan tor kabeli: gerekli mukdaryny alyň.',
			),
			say(
				'Cable for running the internet from room to room or to a camera.',
				'Кабель, чтобы провести интернет в другую комнату или к камере.',
				'Interneti başga otaga ýa-da kamera çekmek üçin kabel.',
			),
		],
		facts: [
			say(
				'For {connectorType} connectors; the conductors are {material:lower}, the colour is {colour:lower}.',
				'Под разъёмы {connectorType}; жилы — {material:lower}, цвет — {colour:lower}.',
				'{connectorType} birikdirijileri üçin; damarlary {material:lower}, reňki {colour:lower}.',
			),
		],
		closing: [
			say(
				'It is sold in pieces of 10 metres; the price is for 10 metres.',
				'Продаётся отрезками по 10 метров; цена указана за 10 метров.',
				'10 metrden satylýar; baha 10 metr üçin görkezilen.',
			),
		],
	},
};
