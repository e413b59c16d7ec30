import { type DescriptionSet, say } from './sentence.ts';

const modest = (ram: unknown) => Number(ram) <= 6;

export const phoneDescriptions: Record<number, DescriptionSet> = {
	701: {
		opening: [
			say(
				'A smartphone for calls, messengers and short videos.',
				'Смартфон для звонков, мессенджеров и коротких видео.',
				'Jaň, habarlaşyk we gysga wideolar üçin smartfon.',
				({ ram, os }) => modest(ram) && os === 'Android',
			),
			say(
				'A first smartphone for a schoolchild or a simple one for parents.',
				'Первый смартфон для школьника или простой аппарат для родителей.',
				'Okuwçy üçin ilkinji ýa-da ene-ata üçin ýönekeý smartfon.',
				({ ram, os }) => modest(ram) && os === 'Android',
			),
			say(
				'A well-balanced smartphone for every day: a bright screen, a good camera and plenty of memory.',
				'Сбалансированный смартфон на каждый день: яркий экран, хорошая камера и достаточно памяти.',
				'Her gün üçin smartfon: ýagty ekran, gowy kamera we ýeterlik ýat.',
				({ ram, os }) => Number(ram) === 8 && os === 'Android',
			),
			say(
				'A smartphone for those who photograph a lot and keep many applications open.',
				'Смартфон для тех, кто много фотографирует и держит открытыми много приложений.',
				'Köp surata düşürýän we köp programma ulanýan adamlar üçin smartfon.',
				({ ram, os }) => Number(ram) >= 8 && os === 'Android',
			),
			say(
				'A fast smartphone with a reserve of power for games and video.',
				'Быстрый смартфон с запасом мощности для игр и видео.',
				'Oýun we wideo üçin kuwwat ätiýajy bolan çalt smartfon.',
				({ ram, os }) => Number(ram) >= 12 && os === 'Android',
			),
			say(
				'A compact phone with iOS that is updated for many years.',
				'Компактный телефон на iOS, который обновляется много лет.',
				'Köp ýyllap täzelenýän, iOS ulgamly ykjam telefon.',
				({ os }) => os === 'iOS',
			),
			say(
				'For those who already use a Mac, an iPad or a watch of the same maker.',
				'Для тех, кто уже пользуется Mac, iPad или часами того же производителя.',
				'Şol öndürijiniň kompýuterini, planşetini ýa-da sagadyny ulanýanlar üçin.',
				({ os }) => os === 'iOS',
			),
		],
		facts: [
			say(
				'The {panel} screen of {screenSize} works at {refreshRate}, the main camera has {mainCamera}, and the battery holds {battery}.',
				'Экран {panel} {screenSize} работает на {refreshRate}, основная камера — {mainCamera}, аккумулятор — {battery}.',
				'{panel} ekrany {screenSize}, ýygylygy {refreshRate}; esasy kamerasy {mainCamera}, batareýasy {battery}.',
			),
			say(
				'It has {storage} of storage and {ram} of RAM; the front camera has {frontCamera}, the network is {network}.',
				'В нём {storage} памяти и {ram} оперативной; фронтальная камера — {frontCamera}, сеть — {network}.',
				'Onda {storage} ýat we {ram} operatiw ýat bar; öň kamerasy {frontCamera}, aragatnaşygy {network}.',
			),
			say(
				'The {mainCamera} camera and the {battery} battery suit a long day; memory: {storage} and {ram}.',
				'Камера {mainCamera} и аккумулятор {battery} рассчитаны на долгий день; память — {storage} и {ram} оперативной.',
				'{mainCamera} kamera we {battery} batareýa uzak güne niýetlenen; ýady {storage} we {ram} operatiw.',
			),
		],
		closing: [
			say(
				'The body is protected from water to {protection}.',
				'Корпус защищён от воды по классу {protection}.',
				'Korpusy {protection} derejesinde suwdan goralan.',
			),
			say(
				'NFC is built in; SIM cards: {sim}.',
				'Есть NFC; SIM-карты: {sim}.',
				'NFC bar; SIM kartlary: {sim}.',
				({ nfc }) => nfc === true,
			),
			say(
				'SIM cards: {sim}. The warranty is {warranty}.',
				'SIM-карты: {sim}. Гарантийный срок {warranty} с даты покупки.',
				'SIM kartlary: {sim}. {warranty} kepillik berilýär.',
			),
		],
	},
	702: {
		opening: [
			say(
				'A simple telephone with large keys that holds its charge for days.',
				'Простой телефон с крупными кнопками, который держит заряд несколько дней.',
				'Uly düwmeli, birnäçe günläp zarýad saklaýan ýönekeý telefon.',
			),
			say(
				'For calls and messages, with nothing superfluous; handy for elderly people.',
				'Для звонков и сообщений, без лишнего; удобен пожилым людям.',
				'Artykmaç zatsyz, jaň we hat üçin; ýaşuly adamlara oňaýly.',
			),
		],
		facts: [
			say(
				'Screen {screenSize}, battery {battery}, SIM cards: {sim}.',
				'Экран {screenSize}, аккумулятор {battery}, SIM-карты: {sim}.',
				'Ekrany {screenSize}, batareýasy {battery}, SIM kartlary: {sim}.',
			),
		],
		closing: [
			say(
				'It is also useful as a second telephone for the road or the country house.',
				'Пригодится и как второй телефон в дорогу или на дачу.',
				'Ýolda ýa-da daçada ikinji telefon hökmünde hem peýdaly.',
			),
			say(
				'The warranty is {warranty}.',
				'Гарантийный срок {warranty} с даты покупки.',
				'{warranty} kepillik berilýär.',
			),
		],
	},
	703: {
		opening: [
			say(
				'A case that protects the phone from scratches and falls.',
				'Чехол, который бережёт телефон от царапин и падений.',
				'Telefony çyzylmakdan we gaçmakdan goraýan gap.',
			),
			say(
				'It covers the corners and raises the edge around the camera.',
				'Закрывает углы и приподнимает край вокруг камеры.',
				'Burçlaryny ýapýar we kameranyň töweregini goraýar.',
			),
		],
		facts: [
			say(
				'Material: {material:lower}; colour: {colour:lower}.',
				'Материал — {material:lower}, цвет — {colour:lower}.',
				'Materialy {material:lower}, reňki {colour:lower}.',
			),
		],
		closing: [
			say(
				'Write the model of your phone in the note to the order: we will pick the right size.',
				'Напишите модель телефона в примечании к заказу: подберём нужный размер.',
				'Sargydyň belliginde telefonyňyzyň modelini ýazyň: gerekli ölçegi saýlarys.',
			),
		],
	},
	704: {
		opening: [
			say(
				'A holder that keeps the phone where you can see it.',
				'Держатель, с которым телефон всегда перед глазами.',
				'Telefony göz öňüňizde saklaýan enjam.',
			),
			say(
				'For navigation, video calls and recipes in the kitchen.',
				'Для навигации, видеозвонков и рецептов на кухне.',
				'Ýol görkeziji, wideo jaňlar we aşhanadaky reseptler üçin.',
			),
		],
		facts: [
			say(
				'Material: {material:lower}; colour: {colour:lower}. The angle can be adjusted.',
				'Материал — {material:lower}, цвет — {colour:lower}. Угол наклона регулируется.',
				'Materialy {material:lower}, reňki {colour:lower}. Ýapgytlygy sazlanýar.',
			),
		],
		closing: [
			say(
				'It suits phones of the usual sizes, with or without a case.',
				'Подходит для телефонов обычного размера, в чехле и без.',
				'Adaty ölçegdäki telefonlara, gaply we gapsyz, laýyk gelýär.',
			),
		],
	},
};
