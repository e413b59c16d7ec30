import { type DescriptionSet, say } from './sentence.ts';

const closing = [
	say(
		'The warranty is {warranty}. The operator will help you check that the parts fit together.',
		'Гарантийный срок {warranty} с даты покупки. Оператор поможет проверить совместимость деталей.',
		'{warranty} kepillik berilýär. Bölekleriň biri-birine laýykdygyny barlamaga operator kömek eder.',
	),
	say(
		'Keep the box and the warranty card: the warranty is {warranty}.',
		'Сохраните коробку и гарантийный талон: срок гарантии {warranty} с даты покупки.',
		'Gutusyny we kepillik kartyny saklaň: kepillik möhleti {warranty}.',
	),
];

export const componentDescriptions: Record<number, DescriptionSet> = {
	301: {
		opening: [
			say(
				'A processor for building or renewing a computer.',
				'Процессор для сборки или обновления компьютера.',
				'Kompýuter ýygnamak ýa-da täzelemek üçin prosessor.',
			),
			say(
				'The heart of a home or gaming computer.',
				'Основа домашнего или игрового компьютера.',
				'Öý ýa-da oýun kompýuteriniň esasy bölegi.',
			),
		],
		facts: [
			say(
				'It has {cores}, a base clock of {baseClock} and fits the {socket} socket.',
				'У него {cores}, базовая частота {baseClock}, подходит для сокета {socket}.',
				'Onda {cores} bar, esasy ýygylygy {baseClock}, {socket} soketine laýyk gelýär.',
			),
			say(
				'Choose a board with the {socket} socket and a cooler for at least {tdp}; the processor has {cores}.',
				'Выбирайте плату с сокетом {socket} и кулер не менее чем на {tdp}; в процессоре {cores}.',
				'{socket} soketli plata we azyndan {tdp} üçin kuler saýlaň; prosessorda {cores} bar.',
			),
		],
		closing,
	},
	302: {
		opening: [
			say(
				'A motherboard that joins all the parts of the computer.',
				'Материнская плата, которая соединяет все части компьютера.',
				'Kompýuteriň ähli böleklerini birikdirýän ene plata.',
			),
			say(
				'A board for a home, office or gaming build.',
				'Плата для домашней, офисной или игровой сборки.',
				'Öý, ofis ýa-da oýun kompýuteri üçin plata.',
			),
		],
		facts: [
			say(
				'It takes {socket} processors and {memoryType} memory; the format is {formFactor}.',
				'Поддерживает процессоры {socket} и память {memoryType}; формат — {formFactor}.',
				'{socket} prosessorlaryny we {memoryType} ýadyny goldaýar; görnüşi {formFactor}.',
			),
			say(
				'Before you buy, make sure that the case takes {formFactor} and the memory is {memoryType}.',
				'Перед покупкой убедитесь, что корпус рассчитан на {formFactor}, а память — {memoryType}.',
				'Satyn almazdan öň korpusyň {formFactor} görnüşine laýykdygyny we ýadyň {memoryType} görnüşlidigini barlaň.',
			),
		],
		closing,
	},
	303: {
		opening: [
			say(
				'A graphics card for games and work with video.',
				'Видеокарта для игр и работы с видео.',
				'Oýunlar we wideo bilen işlemek üçin wideokarta.',
			),
			say(
				'A new graphics card makes a gaming computer noticeably faster.',
				'Новая видеокарта заметно ускоряет игровой компьютер.',
				'Täze wideokarta oýun kompýuterini has çaltlandyrýar.',
			),
		],
		facts: [
			say(
				'It carries {vram} of {memoryType} memory and draws up to {power}.',
				'На ней {vram} памяти {memoryType}, потребление — до {power} под нагрузкой.',
				'Onda {vram} {memoryType} ýat bar, ýük düşende {power} derejä çenli tok sarp edýär.',
			),
			say(
				'The card needs up to {power}: check the reserve of your power supply. Memory: {vram}, {memoryType}.',
				'Карте нужно до {power}: проверьте запас блока питания. Память: {vram}, {memoryType}.',
				'Karta üçin {power} derejä çenli kuwwat gerek: iýmit blogunyň ätiýajyny barlaň. Ýady: {vram}, {memoryType}.',
			),
		],
		closing,
	},
	304: {
		opening: [
			say(
				'Additional memory helps when many programs and tabs are open.',
				'Дополнительная память помогает, когда открыто много программ и вкладок.',
				'Köp programma we sahypa açyk wagty goşmaça ýat kömek edýär.',
			),
			say(
				'A simple way to give an older computer a second youth.',
				'Простой способ оживить уже не новый компьютер.',
				'Könelişen kompýuteri janlandyrmagyň ýönekeý usuly.',
			),
		],
		facts: [
			say(
				'The capacity is {ram}, the type {memoryType}.',
				'Объём — {ram}, тип — {memoryType}.',
				'Göwrümi {ram}, görnüşi {memoryType}.',
			),
			say(
				'{memoryType} and other types do not fit the same slot, so check your board. The capacity is {ram}.',
				'{memoryType} не встанет в разъём другого типа, проверьте свою плату. Объём — {ram}.',
				'{memoryType} başga görnüşli birikdirijä girmeýär, platanyňyzy barlaň. Göwrümi {ram}.',
			),
		],
		closing,
	},
	305: {
		opening: [
			say(
				'A power supply that gives the computer steady voltage.',
				'Блок питания, который даёт компьютеру ровное напряжение.',
				'Kompýutere durnukly naprýaženiýe berýän iýmit blogy.',
			),
			say(
				'A reliable power supply protects all the other parts.',
				'Надёжный блок питания бережёт все остальные детали.',
				'Ygtybarly iýmit blogy beýleki ähli bölekleri goraýar.',
			),
		],
		facts: [
			say(
				'The power is {power}, the certificate {efficiency}.',
				'Мощность — {power}, сертификат — {efficiency}.',
				'Kuwwaty {power}, güwänamasy {efficiency}.',
			),
			say(
				'Add up the needs of the processor and the graphics card and leave a third in reserve: here you have {power}. The certificate is {efficiency}.',
				'Сложите потребление процессора и видеокарты и оставьте треть в запасе: здесь {power}. Сертификат — {efficiency}.',
				'Prosessoryň we wideokartanyň sarp edişini goşuň we üçden birini ätiýaçda goýuň: bu ýerde {power}. Güwänamasy {efficiency}.',
			),
		],
		closing,
	},
	306: {
		opening: [
			say(
				'A case in which it is convenient to build a computer with your own hands.',
				'Корпус, в котором удобно собрать компьютер своими руками.',
				'Kompýuteri öz eliňiz bilen ýygnamak üçin oňaýly korpus.',
			),
			say(
				'A tidy case with thought-out ventilation.',
				'Аккуратный корпус с продуманной вентиляцией.',
				'Şemalladylyşy oýlanyşykly gurlan korpus.',
			),
		],
		facts: [
			say(
				'It takes {formFactor} boards; {fans} included. The colour is {colour:lower}.',
				'Подходит для плат {formFactor}; в комплекте {fans}. Цвет — {colour:lower}.',
				'{formFactor} platalaryna laýyk; toplumynda {fans} bar. Reňki {colour:lower}.',
			),
		],
		closing,
	},
	307: {
		opening: [
			say(
				'A cooler that keeps the processor within its temperature in summer too.',
				'Кулер, который держит температуру процессора в норме и летом.',
				'Tomusda-da prosessoryň gyzgynlygyny kadada saklaýan kuler.',
			),
			say(
				'Good cooling means a quiet computer and a long life for the processor.',
				'Хорошее охлаждение — это тихий компьютер и долгая жизнь процессора.',
				'Gowy sowadyş — sessiz kompýuter we prosessoryň uzak ömri diýmekdir.',
			),
		],
		facts: [
			say(
				'It removes up to {tdp} of heat; {fans} in the set. Sockets: {socket}.',
				'Отводит до {tdp} тепла; в комплекте {fans}. Сокеты: {socket}.',
				'{tdp} derejä çenli ýylylygy aýyrýar; toplumynda {fans} bar. Soketleri: {socket}.',
			),
		],
		closing: [
			say(
				'The backlight can be seen through the glass of the case.',
				'Подсветка видна через стекло корпуса.',
				'Yşyklandyryşy korpusyň aýnasyndan görünýär.',
				({ backlight }) => backlight === true,
			),
			...closing,
		],
	},
};
