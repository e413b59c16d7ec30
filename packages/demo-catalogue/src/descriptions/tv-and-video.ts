import { type DescriptionSet, say } from './sentence.ts';

const warranty = say(
	'The warranty is {warranty}.',
	'Гарантийный срок {warranty} с даты покупки.',
	'{warranty} kepillik berilýär.',
);

export const televisionDescriptions: Record<number, DescriptionSet> = {
	1101: {
		opening: [
			say(
				'A television for the kitchen, the bedroom or a small room.',
				'Телевизор для кухни, спальни или небольшой комнаты.',
				'Aşhana, ýatylýan otag ýa-da kiçi otag üçin telewizor.',
				({ screenSize }) => Number(screenSize) <= 43,
			),
			say(
				'A convenient size for an ordinary room: watch from two metres.',
				'Удобный размер для обычной комнаты: смотреть можно с двух метров.',
				'Adaty otag üçin oňaýly ölçeg: iki metrden görüp bolýar.',
				({ screenSize }) => Number(screenSize) >= 43 && Number(screenSize) <= 55,
			),
			say(
				'A television for the living room, where the whole family gathers.',
				'Телевизор для гостиной, где собирается вся семья.',
				'Tutuş maşgalanyň ýygnanýan myhman otagy üçin telewizor.',
				({ screenSize }) => Number(screenSize) >= 50,
			),
			say(
				'A big screen for football and films.',
				'Большой экран для футбола и кино.',
				'Futbol we kino üçin uly ekran.',
				({ screenSize }) => Number(screenSize) >= 55,
			),
		],
		facts: [
			say(
				'The {panel} screen of {screenSize} shows {resolution}; smart functions work on {os}.',
				'Экран {panel} {screenSize} показывает {resolution}; смарт-функции работают на {os}.',
				'{screenSize} {panel} ekrany {resolution} görkezýär; smart mümkinçilikleri {os} ulgamynda işleýär.',
			),
			say(
				'Screen {screenSize}, {resolution}, {refreshRate}; the {tuner} tuner is built in.',
				'Экран {screenSize}, {resolution}, {refreshRate}; тюнер {tuner} встроен.',
				'Ekrany {screenSize}, {resolution}, {refreshRate}; {tuner} týuneri içinde gurlan.',
			),
		],
		closing: [
			say(
				'HDR makes bright and dark scenes richer.',
				'HDR делает светлые и тёмные сцены выразительнее.',
				'HDR ýagty we garaňky sahnalary has aýdyň görkezýär.',
				({ hdr }) => hdr === true,
			),
			say(
				'The {tuner} tuner receives channels without a separate box.',
				'Тюнер {tuner} принимает каналы без отдельной приставки.',
				'{tuner} týuneri kanallary aýratyn pristawkasyz kabul edýär.',
			),
			warranty,
		],
	},
	1102: {
		opening: [
			say(
				'It adds films, music and applications to an ordinary television.',
				'Добавляет обычному телевизору фильмы, музыку и приложения.',
				'Adaty telewizora filmleri, aýdym-sazy we programmalary goşýar.',
				({ os }) => os === 'Google TV',
			),
			say(
				'A small box that turns an older television into a smart one.',
				'Небольшая приставка, которая делает старый телевизор умным.',
				'Köne telewizory akylly edýän kiçi pristawka.',
				({ os }) => os === 'Google TV',
			),
			say(
				'A tuner for receiving digital channels on an older television.',
				'Тюнер для приёма цифровых каналов на старом телевизоре.',
				'Köne telewizorda sanly kanallary görmek üçin týuner.',
				({ os }) => os === undefined,
			),
		],
		facts: [
			say(
				'It shows up to {resolution}; memory: {ram} of RAM and {storage} of storage.',
				'Показывает до {resolution}; память: {ram} оперативной и {storage} встроенной.',
				'{resolution} çözgüde çenli görkezýär; ýady: {ram} operatiw we {storage} içki.',
			),
			say(
				'The standard is {tuner}, the picture up to {resolution}.',
				'Стандарт — {tuner}, изображение — до {resolution} точек.',
				'Standarty {tuner}, şekiliniň çözgüdi {resolution}.',
			),
		],
		closing: [
			say(
				'A remote control is in the set.',
				'Пульт есть в комплекте.',
				'Toplumynda uzakdan dolandyryş pulty bar.',
			),
			warranty,
		],
	},
	1103: {
		opening: [
			say(
				'A projector for films at home and lessons in class.',
				'Проектор для кино дома и уроков в классе.',
				'Öýde kino görmek we synpda sapak geçmek üçin proýektor.',
			),
			say(
				'A picture the size of a wall in a darkened room.',
				'Изображение во всю стену в затемнённой комнате.',
				'Garaňky otagda diwar ýaly uly şekil.',
			),
		],
		facts: [
			say(
				'The brightness is {brightness}, the resolution {resolution}, connection: {connection:lower}.',
				'Яркость — {brightness}, разрешение {resolution}, подключение: {connection:lower}.',
				'Ýagtylygy {brightness}, çözgüdi {resolution}, birikdirilişi {connection:lower}.',
			),
		],
		closing: [warranty],
	},
	1104: {
		opening: [
			say(
				'A wall mount that frees the chest of drawers and keeps the television safe.',
				'Настенное крепление, которое освобождает тумбу и надёжно держит телевизор.',
				'Tumbany boşadýan we telewizory berk saklaýan diwar berkidijisi.',
			),
			say(
				'It puts the screen at the right height.',
				'Позволяет повесить экран на нужной высоте.',
				'Ekrany gerekli beýiklikde asmaga mümkinçilik berýär.',
			),
		],
		facts: [
			say(
				'For televisions up to {screenSize} and {maxLoad}; material: {material:lower}.',
				'Для телевизоров до {screenSize} и {maxLoad}; материал — {material:lower}.',
				'Ekrany {screenSize} ölçege, agramy {maxLoad} möçbere çenli telewizorlar üçin; materialy {material:lower}.',
			),
		],
		closing: [
			say(
				'Fix it to a solid wall; the fasteners are in the set.',
				'Крепите к прочной стене; крепёж есть в комплекте.',
				'Berk diwara berkidiň; nurbatlary toplumynda bar.',
			),
		],
	},
};
