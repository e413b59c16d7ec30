import { type DescriptionSet, say } from './sentence.ts';

const warranty = say(
	'The warranty is {warranty}.',
	'Гарантийный срок {warranty} с даты покупки.',
	'{warranty} kepillik berilýär.',
);
const quiet = say(
	'Noise cancelling muffles the bus and the street.',
	'Шумоподавление приглушает автобус и улицу.',
	'Daşky sesi azaltmak awtobusyň we köçäniň sesini peseldýär.',
	({ noiseCancelling }) => noiseCancelling === true,
);

export const audioDescriptions: Record<number, DescriptionSet> = {
	1001: {
		opening: [
			say(
				'Wireless earbuds for music, calls and walks.',
				'Беспроводные наушники для музыки, звонков и прогулок.',
				'Aýdym-saz, jaň we gezelenç üçin simsiz gulaklyk.',
			),
			say(
				'Small earbuds that stay in the ear during a run.',
				'Маленькие наушники, которые не выпадают на пробежке.',
				'Ylganyňyzda gulakdan gaçmaýan kiçijik gulaklyk.',
			),
			say(
				'They connect to the phone as soon as the case is opened.',
				'Подключаются к телефону, как только открыт футляр.',
				'Gabyny açan badyňyza telefona birigýär.',
			),
		],
		facts: [
			say(
				'With the case they play up to {batteryLife}; the colour is {colour:lower}.',
				'Вместе с футляром работают до {batteryLife:genitive} без розетки; цвет — {colour:lower}.',
				'Gaby bilen bilelikde {batteryLife} töweregi işleýär; reňki {colour:lower}.',
			),
			say(
				'Connection {connection}, up to {batteryLife} of music with the case.',
				'Подключение {connection}, до {batteryLife:genitive} музыки вместе с футляром.',
				'Birikdirilişi {connection}, gaby bilen {batteryLife} töweregi aýdym-saz.',
			),
		],
		closing: [
			quiet,
			say(
				'Protection {protection}: light rain and sweat do no harm.',
				'Защита {protection}: лёгкий дождь и пот не страшны.',
				'Goragy {protection}: ownuk ýagyş we der zyýan bermeýär.',
			),
			warranty,
		],
	},
	1002: {
		opening: [
			say(
				'Headphones with soft cups for home, office and the road.',
				'Наушники с мягкими чашками для дома, офиса и дороги.',
				'Öý, ofis we ýol üçin ýumşak gulaklyk.',
			),
			say(
				'For those who listen to music for a long time.',
				'Для тех, кто слушает музыку подолгу.',
				'Aýdym-sazy uzak diňleýänler üçin.',
			),
		],
		facts: [
			say(
				'Connection {connection}; one charge lasts up to {batteryLife}.',
				'Подключение {connection}; одного заряда хватает на срок до {batteryLife:genitive} музыки.',
				'Birikdirilişi {connection}; bir zarýad {batteryLife} töweregi ýetýär.',
			),
			say(
				'They connect by a {connection} plug and need no charging.',
				'Подключаются через разъём {connection} и не требуют зарядки.',
				'{connection} birikdirijisi arkaly işleýär, zarýad gerek däl.',
				({ connection }) => connection === '3.5 mm',
			),
		],
		closing: [
			quiet,
			say(
				'The built-in microphone is enough for calls and lessons.',
				'Встроенного микрофона хватает для звонков и уроков.',
				'Içindäki mikrofon jaň we sapak üçin ýeterlik.',
				({ microphone }) => microphone === true,
			),
			warranty,
		],
	},
	1003: {
		opening: [
			say(
				'A gaming headset: you hear steps, and your team hears you.',
				'Игровая гарнитура: вы слышите шаги, а команда слышит вас.',
				'Oýun gulaklygy: siz ädimleri eşidýärsiňiz, toparyňyz sizi eşidýär.',
			),
			say(
				'Soft cups for long evenings of play.',
				'Мягкие чашки для долгих игровых вечеров.',
				'Uzak oýun agşamlary üçin ýumşak gulaklyk.',
			),
		],
		facts: [
			say(
				'Connection {connection}; platform: {platform:lower}.',
				'Подключение {connection}; платформа: {platform:lower}.',
				'Birikdirilişi {connection}; platformasy: {platform:lower}.',
			),
		],
		closing: [
			say(
				'The microphone is adjustable; the colour is {colour:lower}.',
				'Микрофон регулируется; цвет — {colour:lower}.',
				'Mikrofony sazlanýar; reňki {colour:lower}.',
			),
			warranty,
		],
	},
	1004: {
		opening: [
			say(
				'A portable speaker for a picnic, the yard or the kitchen.',
				'Портативная колонка для пикника, двора или кухни.',
				'Gezelenç, howly ýa-da aşhana üçin portatiw kolonka.',
			),
			say(
				'Music that you can take along.',
				'Музыка, которую можно взять с собой.',
				'Ýanyňyz bilen äkidip bolýan saz.',
			),
		],
		facts: [
			say(
				'The power is {power}, one charge lasts up to {batteryLife}.',
				'Мощность — {power}, одного заряда хватает на срок до {batteryLife:genitive} музыки.',
				'Kuwwaty {power}, bir zarýad {batteryLife} töweregi ýetýär.',
			),
			say(
				'{power} of sound in a {colour:lower} body; up to {batteryLife} without a socket.',
				'{power} звука, цвет корпуса — {colour:lower}; до {batteryLife:genitive} без розетки.',
				'{power} kuwwatly ses, reňki {colour:lower}; zarýadsyz {batteryLife} töweregi işleýär.',
			),
		],
		closing: [
			say(
				'Protection {protection}: it is not afraid of splashes.',
				'Защита {protection}: брызги ей не страшны.',
				'Goragy {protection}: suw syçramasyndan gorkmaýar.',
			),
			warranty,
		],
	},
	1005: {
		opening: [
			say(
				'Clear voices and fuller music for a television or a computer.',
				'Разборчивые голоса и более полный звук для телевизора или компьютера.',
				'Telewizor ýa-da kompýuter üçin aýdyň we doly ses.',
			),
			say(
				'It replaces the thin built-in speakers.',
				'Заменяет слабые встроенные динамики.',
				'Enjamyň öz gowşak sesini çalyşýar.',
			),
		],
		facts: [
			say(
				'The power is {power}, the scheme {channels}, connection {connection}.',
				'Мощность — {power}, схема {channels}, подключение {connection}.',
				'Kuwwaty {power}, kanal shemasy {channels}, birikdirilişi {connection}.',
			),
		],
		closing: [warranty],
	},
};
