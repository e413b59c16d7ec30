import { type DescriptionSet, say } from './sentence.ts';

const warranty = say(
	'The warranty is {warranty}.',
	'Гарантийный срок {warranty} с даты покупки.',
	'{warranty} kepillik berilýär.',
);

export const tabletAndWatchDescriptions: Record<number, DescriptionSet> = {
	801: {
		opening: [
			say(
				'A tablet for reading, lessons and films on the road.',
				'Планшет для чтения, уроков и фильмов в дороге.',
				'Okamak, sapak we ýolda film görmek üçin planşet.',
			),
			say(
				'A large screen without the weight of a laptop.',
				'Большой экран без тяжести ноутбука.',
				'Noutbuk ýaly agyr bolmadyk uly ekran.',
			),
			say(
				'Handy for drawing, notes and video calls with the family.',
				'Удобен для рисования, заметок и видеозвонков с родными.',
				'Surat çekmek, bellik ýazmak we maşgala bilen wideo jaňlar üçin oňaýly.',
			),
		],
		facts: [
			say(
				'The {screenSize} screen shows {resolution}; inside are {storage} of storage and {ram} of RAM.',
				'Экран {screenSize} показывает {resolution}; внутри {storage} памяти и {ram} оперативной.',
				'{screenSize} ekrany {resolution} görkezýär; içinde {storage} ýat we {ram} operatiw ýat bar.',
			),
			say(
				'It runs {os}; the battery holds {battery}, storage is {storage}.',
				'Работает на {os}; аккумулятор — {battery}, память — {storage} для файлов и программ.',
				'{os} ulgamynda işleýär; batareýasy {battery}, ýady {storage}.',
			),
		],
		closing: [
			say(
				'With a SIM card it goes online by {network}.',
				'С SIM-картой выходит в интернет по {network} без Wi-Fi.',
				'SIM kart bilen {network} arkaly internete girýär.',
			),
			warranty,
		],
	},
	802: {
		opening: [
			say(
				'A children’s tablet in a soft case that forgives falls.',
				'Детский планшет в мягком чехле, которому не страшны падения.',
				'Gaçmakdan goraýan ýumşak gaply çaga planşeti.',
			),
			say(
				'For cartoons, drawing and first lessons under the parents’ eye.',
				'Для мультфильмов, рисования и первых уроков под присмотром родителей.',
				'Ene-atanyň gözegçiliginde multfilmler, surat çekmek we ilkinji sapaklar üçin.',
			),
		],
		facts: [
			say(
				'Screen {screenSize}, {storage} of storage, {ram} of RAM, battery {battery}.',
				'Экран {screenSize}, память {storage}, {ram} оперативной, аккумулятор {battery}.',
				'Ekrany {screenSize}, ýady {storage}, operatiw ýady {ram}, batareýasy {battery}.',
			),
		],
		closing: [
			say(
				'Parents can limit the time and choose the programs.',
				'Родители могут ограничить время и выбрать программы.',
				'Ene-atalar wagty çäklendirip we programmalary saýlap bilýär.',
			),
			warranty,
		],
	},
	803: {
		opening: [
			say(
				'An accessory that turns a tablet into a tool for work and study.',
				'Аксессуар, который превращает планшет в инструмент для работы и учёбы.',
				'Planşeti iş we okuw guralyna öwürýän esbap.',
			),
			say(
				'For notes at lectures, drawings and long letters.',
				'Для конспектов, рисунков и длинных писем.',
				'Leksiýa ýazgylary, suratlar we uzyn hatlar üçin.',
			),
		],
		facts: [
			say(
				'It connects by {connection}; works with: {compatibility}.',
				'Подключается по {connection}; совместимость: {compatibility:lower}.',
				'{connection} arkaly birikdirilýär; laýyk gelýän enjamy: {compatibility}.',
			),
		],
		closing: [warranty],
	},
	901: {
		opening: [
			say(
				'A watch that shows calls and messages and counts steps and pulse.',
				'Часы, которые показывают звонки и сообщения, считают шаги и пульс.',
				'Jaňlary we hatlary görkezýän, ädimleri we ýürek urşuny sanaýan sagat.',
			),
			say(
				'For sport and for every day: the phone may stay in the bag.',
				'Для спорта и на каждый день: телефон может оставаться в сумке.',
				'Sport we gündelik durmuş üçin: telefon sumkada galyp biler.',
			),
			say(
				'A useful gift for a person who looks after their health.',
				'Полезный подарок тому, кто следит за здоровьем.',
				'Saglygyna üns berýän adama peýdaly sowgat.',
			),
		],
		facts: [
			say(
				'The {panel} screen measures {screenSize}; one charge lasts up to {batteryLife}.',
				'Экран {panel} {screenSize}; одного заряда хватает на срок до {batteryLife:genitive} в обычном режиме.',
				'{panel} ekrany {screenSize}; bir zarýad {batteryLife} töweregi ýetýär.',
			),
			say(
				'Strap: {strap:lower}; water protection {protection}; up to {batteryLife} on one charge.',
				'Ремешок — {strap:lower}, защита от воды {protection}, до {batteryLife:genitive} без подзарядки.',
				'Bilezigi {strap:lower}, suwdan goragy {protection}, bir zarýadda {batteryLife} töweregi işleýär.',
			),
		],
		closing: [
			say(
				'GPS draws the route of a run without the phone.',
				'GPS запишет маршрут пробежки без телефона.',
				'GPS ylgan ýoluňyzy telefonsyz ýazýar.',
				({ gps }) => gps === true,
			),
			warranty,
		],
	},
	902: {
		opening: [
			say(
				'A light band for steps, sleep and pulse.',
				'Лёгкий браслет для шагов, сна и пульса.',
				'Ädim, uky we ýürek urşy üçin ýeňil bilezik.',
			),
			say(
				'A simple start to regular training.',
				'Простое начало регулярных тренировок.',
				'Yzygiderli türgenleşigiň ýönekeý başlangyjy.',
			),
		],
		facts: [
			say(
				'Screen {screenSize}, water protection {protection}, up to {batteryLife} on one charge.',
				'Экран {screenSize}, защита от воды {protection}, до {batteryLife:genitive} без подзарядки.',
				'Ekrany {screenSize}, suwdan goragy {protection}, bir zarýadda {batteryLife} töweregi işleýär.',
			),
		],
		closing: [
			say(
				'It vibrates at a call or an alarm, so it does not wake the others.',
				'Вибрирует при звонке или будильнике и не будит остальных.',
				'Jaň ýa-da budilnik wagty titreýär, beýlekileri oýarmaýar.',
			),
			warranty,
		],
	},
	903: {
		opening: [
			say(
				'A new strap changes the look of a watch in a minute.',
				'Новый ремешок меняет вид часов за минуту.',
				'Täze bilezik sagadyň görnüşini bir minutda üýtgedýär.',
			),
			say(
				'A spare strap for sport or for a festive day.',
				'Запасной ремешок для спорта или для праздника.',
				'Sport ýa-da baýramçylyk üçin ätiýaçlyk bilezik.',
			),
		],
		facts: [
			say(
				'Material: {material:lower}; colour: {colour:lower}. The number in the name is the width in millimetres.',
				'Материал — {material:lower}, цвет — {colour:lower}. Число в названии — ширина в миллиметрах.',
				'Materialy {material:lower}, reňki {colour:lower}. Adyndaky san — millimetrde ini.',
			),
		],
		closing: [
			say(
				'Measure the lugs of your watch before you order.',
				'Перед заказом измерьте крепление своих часов.',
				'Sargyt etmezden öň sagadyňyzyň berkidilýän ýerini ölçäň.',
			),
		],
	},
};
