import { type DescriptionSet, say } from './sentence.ts';

const closing = [
	say(
		'The warranty is {warranty}; the laptop is switched on and checked in your presence on receipt.',
		'Гарантийный срок {warranty} с даты покупки; при получении ноутбук включают и проверяют при вас.',
		'{warranty} kepillik berilýär; noutbuk gowşurylanda siziň ýanyňyzda işledilip barlanýar.',
	),
	say(
		'At {weight} it goes into an ordinary backpack.',
		'При весе {weight} он помещается в обычный рюкзак.',
		'Agramy {weight} bolany üçin ony adaty rýukzakda göterip bolýar.',
		({ weight }) => Number(weight) < 2,
	),
];
const letters = say(
	'The keys carry Latin and Russian letters.',
	'На клавишах есть латинские и русские буквы.',
	'Düwmelerde latyn we rus harplary bar.',
	({ keyboardLayout }) => keyboardLayout === 'EN/RU',
);
const bareSystem = say(
	'It comes without an operating system, so you install the one you need.',
	'Поставляется без операционной системы: вы установите ту, которая нужна вам.',
	'Operasion ulgamsyz berilýär: gerekli ulgamy özüňiz gurnaýarsyňyz.',
	({ os }) => os === 'No OS',
);

export const laptopDescriptions: Record<number, DescriptionSet> = {
	101: {
		opening: [
			say(
				'A laptop for lessons, documents and the internet at home.',
				'Ноутбук для уроков, документов и интернета дома.',
				'Öýde sapak taýýarlamak, resminamalar we internet üçin noutbuk.',
			),
			say(
				'A good helper for a student: essays, presentations, video lessons and films in the evening.',
				'Хороший помощник студента: рефераты, презентации, видеоуроки и фильмы вечером.',
				'Talyba gowy kömekçi: referatlar, prezentasiýalar, wideo sapaklar we agşamlyk filmler.',
			),
			say(
				'An everyday laptop for the whole family, from school tasks to household accounts.',
				'Ноутбук на каждый день для всей семьи: от школьных заданий до домашней бухгалтерии.',
				'Mekdep işlerinden öý hasabyna çenli, tutuş maşgala üçin gündelik noutbuk.',
			),
		],
		facts: [
			say(
				'The {cpu} processor works with {ram} of RAM, and a {ssd} SSD starts the system in seconds.',
				'Процессор {cpu} работает с {ram} оперативной памяти, а SSD на {ssd} быстро запускает систему.',
				'{cpu} prosessory {ram} operatiw ýat bilen işleýär, {ssd} göwrümli SSD ulgamy çalt açýar.',
			),
			say(
				'The {screenSize} screen has a resolution of {resolution}; inside are {cpu}, {ram} of RAM and a {ssd} SSD.',
				'Экран {screenSize} с разрешением {resolution}, внутри {cpu}, {ram} оперативной памяти и SSD на {ssd}.',
				'Ekrany {screenSize}, çözgüdi {resolution}; içinde {cpu}, {ram} operatiw ýat we {ssd} SSD bar.',
			),
		],
		closing: [letters, bareSystem, ...closing],
	},
	102: {
		opening: [
			say(
				'A gaming laptop that also copes with video editing and 3D.',
				'Игровой ноутбук, который справится и с монтажом видео, и с 3D.',
				'Oýunlar, şeýle hem wideo gurnamak we 3D işler üçin noutbuk.',
			),
			say(
				'For those who want to play at home and take the computer along to friends.',
				'Для тех, кто играет дома и берёт компьютер с собой к друзьям.',
				'Öýde oýnap, kompýuterini dostlarynyň ýanyna äkidýänler üçin.',
			),
			say(
				'A powerful laptop in place of a large gaming computer.',
				'Мощный ноутбук вместо большого игрового компьютера.',
				'Uly oýun kompýuteriniň ornuna kuwwatly noutbuk.',
			),
		],
		facts: [
			say(
				'{gpu} graphics and the {cpu} processor feed a {refreshRate} screen of {screenSize}, so motion stays smooth.',
				'Видеокарта {gpu} и процессор {cpu} работают с экраном {screenSize} на {refreshRate}: движение остаётся плавным.',
				'{gpu} wideokartasy we {cpu} prosessory {screenSize} ekran bilen işleýär; {refreshRate} ýygylykda hereket endigan görünýär.',
			),
			say(
				'It has {ram} of RAM, a {ssd} SSD and {gpu} graphics; the screen shows {resolution} at {refreshRate}.',
				'В нём {ram} оперативной памяти, SSD на {ssd} и видеокарта {gpu}; экран показывает {resolution} при {refreshRate}.',
				'Onda {ram} operatiw ýat, {ssd} SSD we {gpu} wideokartasy bar; ekran {resolution} çözgütde {refreshRate} görkezýär.',
			),
		],
		closing: [
			letters,
			bareSystem,
			say(
				'The weight is {weight}: it lives on the desk rather than in a bag.',
				'Вес — {weight}: его место скорее на столе, чем в сумке.',
				'Agramy {weight}: onuň ýeri sumkada däl-de, stoluň üstünde.',
				({ weight }) => Number(weight) >= 2.3,
			),
			...closing,
		],
	},
	103: {
		opening: [
			say(
				'A business laptop for tables, correspondence and video calls.',
				'Бизнес-ноутбук для таблиц, переписки и видеозвонков.',
				'Tablisalar, hat alyşmak we wideo jaňlar üçin iş noutbugy.',
			),
			say(
				'Made for office work: a quiet keyboard, a strict look and a long warranty.',
				'Создан для работы в офисе: тихая клавиатура, строгий вид и долгая гарантия.',
				'Ofis işi üçin: sessiz klawiatura, sada görnüş we uzak möhletli kepillik.',
			),
		],
		facts: [
			say(
				'The {cpu} processor, {ram} of RAM and a {ssd} SSD keep a dozen documents and browser tabs open without delay.',
				'Процессор {cpu}, {ram} оперативной памяти и SSD на {ssd} без задержек держат открытыми десяток документов и вкладок.',
				'{cpu} prosessory, {ram} operatiw ýat we {ssd} SSD onlarça resminamany we sahypany saklanman açýar.',
			),
			say(
				'The {screenSize} screen of {resolution} is easy on the eyes through a working day; storage is {ssd}.',
				'Экран {screenSize} с разрешением {resolution} удобен в течение всего рабочего дня; накопитель — {ssd}.',
				'{resolution} çözgütli {screenSize} ekran tutuş iş gününde oňaýly; toplaýjysy {ssd}.',
			),
		],
		closing: [bareSystem, ...closing],
	},
	104: {
		opening: [
			say(
				'A thin laptop for people who work in different places.',
				'Тонкий ноутбук для тех, кто работает в разных местах.',
				'Dürli ýerlerde işleýän adamlar üçin ýukajyk noutbuk.',
			),
			say(
				'An ultrabook that is pleasant to carry all day.',
				'Ультрабук, который приятно носить с собой весь день.',
				'Günuzyn ýanyňyzda götermek aňsat bolan ultrabuk.',
			),
		],
		facts: [
			say(
				'It weighs {weight} and works up to {batteryLife} on one charge.',
				'Он весит {weight} и работает от одного заряда до {batteryLife:genitive} в спокойном режиме.',
				'Agramy {weight}, bir zarýadda {batteryLife} töweregi işleýär.',
			),
			say(
				'The {panel} screen of {screenSize} shows {resolution}; {cpu} works with {ram} of RAM and a {ssd} SSD.',
				'Экран {panel} диагональю {screenSize} показывает {resolution}; {cpu} работает с {ram} памяти и SSD на {ssd}.',
				'{panel} ekranynyň ölçegi {screenSize}, çözgüdi {resolution}; {cpu} prosessory {ram} ýat we {ssd} SSD bilen işleýär.',
			),
		],
		closing: [
			say(
				'It runs macOS and gets along well with an iPhone and an iPad.',
				'Работает на macOS и хорошо дружит с iPhone и iPad.',
				'macOS ulgamynda işleýär, iPhone we iPad enjamlary bilen oňat sazlaşýar.',
				({ os }) => os === 'macOS',
			),
			say(
				'Windows 11 is installed: switch it on and work.',
				'Windows 11 уже установлена: включайте и работайте.',
				'Windows 11 gurnalan: açyp, işläp başlaň.',
				({ os }) => os === 'Windows 11',
			),
			closing[0] ?? letters,
		],
	},
};
