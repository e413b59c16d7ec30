import { type DescriptionSet, say } from './sentence.ts';

const closing = [
	say(
		'The warranty is {warranty}.',
		'Гарантийный срок {warranty} с даты покупки.',
		'{warranty} kepillik berilýär.',
	),
	say(
		'You can look at it in our shop before you pay; the warranty is {warranty}.',
		'Товар можно посмотреть в магазине до оплаты; срок гарантии {warranty} с даты покупки.',
		'Tölemezden öň harydy dükanda görüp bilersiňiz; {warranty} kepillik berilýär.',
	),
];
const plugAndPlay = say(
	'It needs no installation: connect it and use it.',
	'Не требует установки: подключите и пользуйтесь.',
	'Gurnamak gerek däl: birikdiriň we ulanyň.',
);

export const monitorAndPeripheralDescriptions: Record<number, DescriptionSet> = {
	401: {
		opening: [
			say(
				'A monitor for documents, tables and study.',
				'Монитор для документов, таблиц и учёбы.',
				'Resminamalar, tablisalar we okuw üçin monitor.',
			),
			say(
				'A second screen for a laptop or the main one for an office computer.',
				'Второй экран для ноутбука или основной для офисного компьютера.',
				'Noutbuk üçin ikinji ekran ýa-da ofis kompýuteri üçin esasy ekran.',
			),
		],
		facts: [
			say(
				'The {panel} panel of {screenSize} shows {resolution} at {refreshRate}.',
				'Матрица {panel} диагональю {screenSize} показывает {resolution} при {refreshRate}.',
				'{screenSize} ölçegli {panel} matrisasy {resolution} çözgütde {refreshRate} görkezýär.',
			),
			say(
				'Screen {screenSize}, resolution {resolution}, panel {panel}: text is crisp and the eyes tire less.',
				'Экран {screenSize}, разрешение {resolution}, матрица {panel}: текст чёткий, глаза устают меньше.',
				'Ekran {screenSize}, çözgüdi {resolution}, matrisasy {panel}: ýazgylar aýdyň, gözler az ýadaýar.',
			),
		],
		closing,
	},
	402: {
		opening: [
			say(
				'A gaming monitor with smooth motion.',
				'Игровой монитор с плавным движением.',
				'Hereketi endigan görkezýän oýun monitory.',
			),
			say(
				'For fast games, where every frame counts.',
				'Для быстрых игр, где важен каждый кадр.',
				'Her kadry möhüm bolan çalt oýunlar üçin.',
			),
		],
		facts: [
			say(
				'The refresh rate is {refreshRate}, the resolution {resolution}, the {panel} panel measures {screenSize}.',
				'Частота обновления {refreshRate}, разрешение {resolution}, матрица {panel}, диагональ {screenSize}.',
				'Täzeleniş ýygylygy {refreshRate}, çözgüdi {resolution}, {panel} matrisasynyň ölçegi {screenSize}.',
			),
			say(
				'{screenSize} and {resolution} call for a matching graphics card; {refreshRate} makes motion smooth.',
				'Для {screenSize} и {resolution} нужна подходящая видеокарта; {refreshRate} делают движение плавным.',
				'{screenSize} ekran we {resolution} çözgüt üçin laýyk wideokarta gerek; {refreshRate} hereketi endigan edýär.',
			),
		],
		closing,
	},
	403: {
		opening: [
			say(
				'It frees space on the desk and puts the screen at eye level.',
				'Освобождает место на столе и поднимает экран на уровень глаз.',
				'Stoluň üstünde ýer açýar we ekrany göz deňine galdyrýar.',
			),
			say(
				'A holder that lets you turn and tilt the screen as you like.',
				'Крепление, с которым экран можно поставить так, как удобно вам.',
				'Ekrany size oňaýly edip ýerleşdirmäge mümkinçilik berýän berkidiji.',
			),
		],
		facts: [
			say(
				'It bears up to {maxLoad}; material: {material:lower}, colour: {colour:lower}.',
				'Выдерживает до {maxLoad}; материал — {material:lower}, цвет — {colour:lower}.',
				'{maxLoad} möçbere çenli agramy göterýär; materialy {material:lower}, reňki {colour:lower}.',
			),
		],
		closing,
	},
	501: {
		opening: [
			say(
				'A keyboard for text, study and everyday work.',
				'Клавиатура для текста, учёбы и повседневной работы.',
				'Tekst ýazmak, okuw we gündelik iş üçin klawiatura.',
				({ switchType }) => switchType === 'Membrane',
			),
			say(
				'A simple keyboard with a soft stroke.',
				'Простая клавиатура с мягким ходом клавиш.',
				'Düwmeleri ýumşak basylýan ýönekeý klawiatura.',
				({ switchType }) => switchType === 'Membrane',
			),
			say(
				'A keyboard for games and fast typing with a clear response of the keys.',
				'Клавиатура для игр и быстрой печати с чётким откликом клавиш.',
				'Düwmeleri anyk basylýan, oýun we çalt ýazmak üçin klawiatura.',
				({ switchType }) => switchType !== 'Membrane',
			),
		],
		facts: [
			say(
				'Connection: {connection}. Switches: {switchType:lower}. Letters on the keys: {keyboardLayout}.',
				'Подключение — {connection}, тип — {switchType:lower}, буквы на клавишах — {keyboardLayout}.',
				'Birikdirilişi {connection}, düwmeleri {switchType:lower}, harplary {keyboardLayout}.',
			),
		],
		closing: [
			say(
				'The backlight helps in the evening.',
				'Подсветка помогает вечером.',
				'Yşyklandyryşy agşamlaryna kömek edýär.',
				({ backlight }) => backlight === true,
			),
			...closing,
		],
	},
	502: {
		opening: [
			say(
				'A mouse for work and study that fits either a computer or a laptop.',
				'Мышь для работы и учёбы, подойдёт и к компьютеру, и к ноутбуку.',
				'Iş we okuw üçin syçanjyk, kompýutere-de, noutbuga-da laýyk.',
				({ dpi }) => Number(dpi) < 4000,
			),
			say(
				'A small thing that makes a laptop far handier.',
				'Мелочь, которая делает ноутбук намного удобнее.',
				'Noutbugy has oňaýly edýän kiçijik enjam.',
				({ dpi }) => Number(dpi) < 4000,
			),
			say(
				'A gaming mouse with a precise sensor.',
				'Игровая мышь с точным сенсором.',
				'Takyk sensorly oýun syçanjygy.',
				({ dpi, backlight }) => Number(dpi) >= 4000 || backlight === true,
			),
		],
		facts: [
			say(
				'The sensor gives up to {dpi}; connection: {connection}. Colour: {colour:lower}.',
				'Сенсор — до {dpi}, подключение — {connection}, цвет — {colour:lower}.',
				'Sensorynyň çözgüdi {dpi}, birikdirilişi {connection}, reňki {colour:lower}.',
			),
		],
		closing: [
			say(
				'There is no cable to catch on things.',
				'Провода нет, ничего не цепляется.',
				'Simi ýok, hiç zada ilişmeýär.',
				({ connection }) => connection !== 'USB',
			),
			plugAndPlay,
			...closing,
		],
	},
	503: {
		opening: [
			say(
				'A mouse pad on which the mouse glides evenly.',
				'Коврик, по которому мышь скользит ровно.',
				'Syçanjygyň endigan süýşýän halyçasy.',
			),
			say(
				'It protects the desk and helps the sensor work precisely.',
				'Бережёт стол и помогает сенсору работать точно.',
				'Stoly goraýar we sensoryň takyk işlemegine kömek edýär.',
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
				'The underside does not slip on a smooth table.',
				'Нижняя сторона не скользит на гладком столе.',
				'Aşaky tarapy ýylmanak stolda typmaýar.',
			),
			say(
				'Clean it with a damp cloth.',
				'Чистить достаточно влажной тканью.',
				'Öl mata bilen süpürmek ýeterlik.',
			),
		],
	},
	504: {
		opening: [
			say(
				'A webcam for lessons, meetings and talks with relatives.',
				'Веб-камера для уроков, совещаний и разговоров с близкими.',
				'Sapaklar, ýygnaklar we garyndaşlar bilen gürleşmek üçin web kamera.',
			),
			say(
				'It clips onto a monitor or a laptop.',
				'Крепится на монитор или ноутбук.',
				'Monitora ýa-da noutbuga berkidilýär.',
			),
		],
		facts: [
			say(
				'The resolution is {cameraResolution}, the interface {interface}; a microphone is built in.',
				'Разрешение — {cameraResolution}, интерфейс — {interface}; микрофон встроен.',
				'Çözgüdi {cameraResolution}, interfeýsi {interface}; mikrofony içinde gurlan.',
				({ microphone }) => microphone === true,
			),
		],
		closing: [plugAndPlay, ...closing],
	},
	505: {
		opening: [
			say(
				'A desktop microphone for voice, streams and online lessons.',
				'Настольный микрофон для голоса, трансляций и онлайн-уроков.',
				'Ses ýazgysy, göni ýaýlymlar we onlaýn sapaklar üçin stol mikrofony.',
			),
			say(
				'Your voice will be heard more clearly than through a laptop.',
				'Ваш голос будет слышно чище, чем через ноутбук.',
				'Sesiňiz noutbugyňkydan has arassa eşidiler.',
			),
		],
		facts: [
			say(
				'Connection: {connection}; colour: {colour:lower}.',
				'Подключение — {connection}, цвет — {colour:lower}.',
				'Birikdirilişi {connection}, reňki {colour:lower}.',
			),
		],
		closing: [plugAndPlay, ...closing],
	},
	506: {
		opening: [
			say(
				'A hub for a laptop that is short of sockets.',
				'Хаб для ноутбука, которому не хватает разъёмов.',
				'Birikdirijisi ýetmeýän noutbuk üçin hab.',
			),
			say(
				'Mouse, USB stick and printer can be connected at once.',
				'Можно сразу подключить мышь, флешку и принтер.',
				'Syçanjygy, fleşkany we printeri birbada birikdirip bolýar.',
			),
		],
		facts: [
			say(
				'It has {ports} and connects by {interface}.',
				'В нём {ports}, подключается через {interface} к ноутбуку или компьютеру.',
				'Onda {ports} bar, noutbuga ýa-da kompýutere {interface} arkaly birikdirilýär.',
			),
		],
		closing: [plugAndPlay, ...closing],
	},
};
