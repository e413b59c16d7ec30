import { type DescriptionSet, say } from './sentence.ts';

const closing = [
	say(
		'The warranty is {warranty}; parts can be replaced and added later.',
		'Гарантийный срок {warranty} с даты покупки; детали можно заменить и добавить позже.',
		'{warranty} kepillik berilýär; böleklerini soň çalşyp we goşup bolýar.',
	),
	say(
		'We recommend connecting it through a UPS, so that a power cut does not spoil your work.',
		'Советуем подключать его через ИБП, чтобы отключение света не испортило работу.',
		'Tok öçende işiňize zyýan ýetmezligi üçin ony UPS arkaly birikdirmegi maslahat berýäris.',
	),
];
const small = [
	say(
		'The warranty is {warranty}; a keyboard and mouse are chosen separately.',
		'Гарантийный срок {warranty} с даты покупки; клавиатура и мышь выбираются отдельно.',
		'{warranty} kepillik berilýär; klawiatura we syçanjyk aýratyn saýlanýar.',
	),
	closing[1] ?? say('', '', ''),
];

export const computerDescriptions: Record<number, DescriptionSet> = {
	201: {
		opening: [
			say(
				'A system unit for the office: accounts, documents, mail and the internet.',
				'Системный блок для офиса: бухгалтерия, документы, почта и интернет.',
				'Ofis üçin ulgam blogy: hasap-hesip, resminamalar, poçta we internet.',
			),
			say(
				'A quiet computer for a workplace, a classroom or a cash desk.',
				'Тихий компьютер для рабочего места, учебного класса или кассы.',
				'Iş ýeri, okuw otagy ýa-da kassa üçin sessiz kompýuter.',
			),
		],
		facts: [
			say(
				'Inside are {cpu}, {ram} of RAM and a {ssd} SSD.',
				'Внутри {cpu}, {ram} оперативной памяти и SSD на {ssd}.',
				'Içinde {cpu}, {ram} operatiw ýat we {ssd} SSD bar.',
			),
			say(
				'{cpu} with {ram} of RAM is enough for everyday programs, and the {ssd} SSD opens files quickly.',
				'{cpu} и {ram} оперативной памяти хватает для повседневных программ, а SSD на {ssd} быстро открывает файлы.',
				'{cpu} we {ram} operatiw ýat gündelik programmalara ýeterlik, {ssd} SSD faýllary çalt açýar.',
			),
		],
		closing: [
			say(
				'Windows 11 is already installed.',
				'Windows 11 уже установлена.',
				'Windows 11 eýýäm gurnalan.',
				({ os }) => os === 'Windows 11',
			),
			...closing,
		],
	},
	202: {
		opening: [
			say(
				'A gaming computer assembled and tested before sale.',
				'Игровой компьютер, собранный и проверенный перед продажей.',
				'Satuwdan öň ýygnalan we barlanan oýun kompýuteri.',
			),
			say(
				'For games, streaming and editing on a large monitor.',
				'Для игр, трансляций и монтажа на большом мониторе.',
				'Uly monitorda oýunlar, göni ýaýlymlar we wideo gurnamak üçin.',
			),
		],
		facts: [
			say(
				'{gpu} graphics, the {cpu} processor and {ram} of RAM; the {power} power supply leaves a reserve.',
				'Видеокарта {gpu}, процессор {cpu} и {ram} оперативной памяти; блок питания на {power} оставляет запас.',
				'{gpu} wideokartasy, {cpu} prosessory we {ram} operatiw ýat; {power} iýmit blogy ätiýaçly işleýär.',
			),
			say(
				'Games load from a {ssd} SSD, the picture is drawn by {gpu}, and {cpu} has {ram} of RAM.',
				'Игры загружаются с SSD на {ssd}, изображение строит {gpu}, а у {cpu} есть {ram} памяти.',
				'Oýunlar {ssd} SSD toplaýjydan ýüklenýär, şekili {gpu} taýýarlaýar, {cpu} prosessorynda {ram} ýat bar.',
			),
		],
		closing,
	},
	203: {
		opening: [
			say(
				'A computer and a screen in one body: one cable on the desk instead of five.',
				'Компьютер и экран в одном корпусе: на столе один провод вместо пяти.',
				'Kompýuter we ekran bir korpusda: stoluň üstünde bäş simiň ornuna diňe biri.',
			),
			say(
				'An all-in-one for a reception desk, a study or the living room.',
				'Моноблок для приёмной, кабинета или гостиной.',
				'Kabul ediş otagy, iş otagy ýa-da myhman otagy üçin monoblok.',
			),
		],
		facts: [
			say(
				'The {screenSize} screen has a resolution of {resolution}; {cpu} works with {ram} of RAM and a {ssd} SSD.',
				'Экран {screenSize} с разрешением {resolution}; {cpu} работает с {ram} памяти и SSD на {ssd}.',
				'Ekrany {screenSize}, çözgüdi {resolution}; {cpu} prosessory {ram} ýat we {ssd} SSD bilen işleýär.',
			),
			say(
				'Storage is {ssd}, memory {ram}; the picture on the {screenSize} screen is clear from any seat at the table.',
				'Накопитель — {ssd}, память — {ram}; изображение на экране {screenSize} хорошо видно с любого места за столом.',
				'Toplaýjysy {ssd}, ýady {ram}; {screenSize} ekrandaky şekil stoluň islendik ýerinden aýdyň görünýär.',
			),
		],
		closing: small,
	},
	204: {
		opening: [
			say(
				'A computer the size of a book: it can be fixed behind the monitor.',
				'Компьютер размером с книгу: его можно закрепить за монитором.',
				'Kitap ýaly kiçijik kompýuter: ony monitoryň arkasyna berkidip bolýar.',
			),
			say(
				'A mini PC for the office, a shop or a television at home.',
				'Мини-ПК для офиса, магазина или домашнего телевизора.',
				'Ofis, dükan ýa-da öý telewizory üçin mini kompýuter.',
			),
		],
		facts: [
			say(
				'It has {cpu}, {ram} of RAM, a {ssd} SSD and {ports} for your devices.',
				'В нём {cpu}, {ram} оперативной памяти, SSD на {ssd} и {ports} для устройств.',
				'Onda {cpu}, {ram} operatiw ýat, {ssd} SSD we enjamlar üçin {ports} bar.',
			),
			say(
				'It draws little power; {cpu}, {ram} of RAM and a {ssd} SSD are ready for everyday work.',
				'Потребляет мало энергии; {cpu}, {ram} памяти и SSD на {ssd} готовы к повседневной работе.',
				'Az tok sarp edýär; {cpu}, {ram} ýat we {ssd} SSD gündelik işe taýýar.',
			),
		],
		closing: small,
	},
};
